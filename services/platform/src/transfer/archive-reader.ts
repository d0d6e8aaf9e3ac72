import { createHash } from 'node:crypto';
import { closeSync } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { Invalid } from '../errors/app-errors';
import { ArchiveManifest, dataEntry, MANIFEST } from './archive-manifest';
import { linesOf, TooLong } from './lines-of';

const MAX_MANIFEST = 64 * 1024 * 1024;
const MAX_ENTRIES = 1_000_000;
/** Text shrinks to a tenth or less, never to this; all of an archive together not to the second. */
const MAX_RATIO = 400;
const MAX_RATIO_OF_ALL = 100;
const SMALL = 1024 * 1024;

export const refused = (why: string) => new Invalid('file', why);
const notOurs = () => refused('This is not an export of this app, or it has been cut off. Please download it again.');
const tooMuch = () => refused('A part of this file would unpack to far more than an export holds. Nothing was imported.');
export const CHANGED = 'This export has been changed or damaged since it was made. Nothing was imported.';
const changed = () => refused(CHANGED);

/** An archive on the disk. Nothing of it is ever written by the names that stand in it, and no more than a piece of it is in memory. */
export class ArchiveReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    readonly manifest: ArchiveManifest,
  ) {}

  /** Throws `Invalid` for what is no whole archive. Close it, and the file with it. */
  static async open(file: number): Promise<ArchiveReader> {
    const zip = await openZip(file).catch((error) => {
      closeSync(file);
      throw error;
    });
    try {
      const entries = await listEntries(zip);
      return new ArchiveReader(zip, entries, await readManifest(zip, entries));
    } catch (error) {
      zip.close();
      throw error instanceof Invalid ? error : notOurs();
    }
  }

  close(): void {
    this.zip.close();
  }

  /** Of all its entries, unpacked. */
  get bytes(): number {
    return sizeOf(this.entries.values());
  }

  /** The rows of a table, line by line. */
  async *lines(table: string): AsyncGenerator<string> {
    const stream = await this.stream(dataEntry(table));
    try {
      yield* linesOf(stream);
    } catch (error) {
      throw error instanceof TooLong ? tooMuch() : error;
    } finally {
      stream.destroy();
    }
  }

  /** The whole of a file, which is at most as large as an upload may be. */
  async file(name: string): Promise<Buffer> {
    return readAll(await this.stream(name));
  }

  /** Throws `Invalid` unless the entry is what the manifest says. */
  async check(name: string, told: { sha256: string; size?: number }, onPiece: (bytes: number) => void): Promise<void> {
    if (told.size !== undefined && this.entries.get(name)?.uncompressedSize !== told.size) throw changed();
    const hash = createHash('sha256');
    try {
      for await (const piece of await this.stream(name)) {
        hash.update(piece);
        onPiece((piece as Buffer).length);
      }
    } catch {
      throw changed();
    }
    if (hash.digest('hex') !== told.sha256) throw changed();
  }

  private stream(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw changed();
    return openEntry(this.zip, entry);
  }
}

const openZip = (file: number): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true };
    yauzl.fromFd(file, options, (error, zip) => (error || !zip ? reject(notOurs()) : resolve(zip)));
  });

/** Refuses names twice, names that lead out of the archive, encrypted entries, and those that would unpack to a thousand times their size. */
function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(notOurs()));
    zip.on('end', () =>
      sizeOf(entries.values()) > SMALL + zip.fileSize * MAX_RATIO_OF_ALL ? reject(tooMuch()) : resolve(entries),
    );
    zip.on('entry', (entry: Entry) => {
      const { fileName: name, uncompressedSize: size, compressedSize } = entry;
      if (entries.has(name) || entries.size >= MAX_ENTRIES || entry.isEncrypted()) return reject(changed());
      if (size > SMALL && size > compressedSize * MAX_RATIO) return reject(tooMuch());
      entries.set(name, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

const sizeOf = (entries: Iterable<Entry>): number =>
  [...entries].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);

async function readManifest(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<ArchiveManifest> {
  const entry = entries.get(MANIFEST);
  if (!entry || entry.uncompressedSize > MAX_MANIFEST) throw notOurs();
  try {
    const text = await readAll(await openEntry(zip, entry));
    if (crc32(text) !== entry.crc32) throw changed();
    return ArchiveManifest.parse(JSON.parse(text.toString('utf8')));
  } catch (error) {
    throw error instanceof Invalid ? error : notOurs();
  }
}

const openEntry = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(changed()) : resolve(own(stream)))),
  );

/** Streams of entries that are stored as they are call themselves destroyed before their end, at which `for await` would wait for ever. */
function own(stream: Readable): Readable {
  const through = new PassThrough();
  stream.on('error', (error) => through.destroy(error));
  through.on('close', () => stream.destroy());
  return stream.pipe(through);
}

async function readAll(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
