import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { breathe } from '../backup/records';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array | string>;
  /** Pictures are small already. */
  isCompressed?: boolean;
  /** The date of the file; the moment of packing if none is given. A zip knows the years 1980 to 2099. */
  at?: Date;
}

/** A zip, made as it is read: no more than one piece of one entry is in memory, and after each piece others get their turn. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let made: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) fault = error;
    else made.push(chunk);
  });
  const take = () => {
    if (fault) throw fault;
    const ready = made;
    made = [];
    return ready;
  };
  for await (const { name, content, isCompressed, at } of entries) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    if (at) entry.mtime = at;
    zip.add(entry);
    for await (const piece of content) {
      entry.push(typeof piece === 'string' ? encoder.encode(piece) : piece);
      yield* take();
      await breathe();
    }
    entry.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
