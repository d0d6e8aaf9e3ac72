import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { breathe } from '../work/in-pieces';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array | string>;
  /** Pictures and PDFs are small already. */
  isCompressed?: boolean;
  /** The date of the file; the moment of packing if none is given. A zip knows the years 1980 to 2107: what is outside becomes the nearest. */
  at?: Date;
}

/**
 * A zip of any number of entries and bytes, made as it is read: no more than a few pieces of one entry are in memory, an entry is asked for once
 * the one before it is packed, and after each piece others get their turn. Throws what an entry throws. Whoever stops reading ends the packing.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const packing = pack(zip, out, entries).catch((error) => void out.destroy(error));
  try {
    for await (const piece of out) {
      yield piece as Buffer;
      await breathe();
    }
  } finally {
    out.destroy();
    await packing;
  }
}

async function pack(zip: ZipFile, out: Readable, entries: AsyncIterable<ZipEntry>): Promise<void> {
  // yazl looks for the next entry from the first one on: those that are done are put aside until it lists them all.
  const list = zip as unknown as { entries: unknown[] };
  const done: unknown[] = [];
  for await (const entry of entries) {
    await packOne(zip, out, entry);
    if (out.destroyed) return;
    done.push(...list.entries.splice(0));
  }
  list.entries = done;
  zip.end();
}

/** Ends when all of it is in `out`, or `out` was destroyed. */
async function packOne(zip: ZipFile, out: Readable, { name, content, isCompressed, at }: ZipEntry): Promise<void> {
  const source = Readable.from(piecesOf(content), { objectMode: false });
  source.on('error', (error) => out.destroy(error));
  // Only what was begun closes its file when it is ended.
  source.read(0);
  try {
    if (out.destroyed) return;
    const isPacked = once(out, 'unpipe');
    zip.addReadStream(source, name, { compress: !isCompressed, mtime: at, forceDosTimestamp: true });
    await isPacked;
  } finally {
    source.destroy();
  }
}

/** Nothing is what a stream takes for its end. */
async function* piecesOf(content: ZipEntry['content']): AsyncGenerator<Uint8Array | string> {
  for await (const piece of content) if (piece.length > 0) yield piece;
}
