import { setImmediate as turn } from 'node:timers/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { type ZipEntry, zipStream } from './zip-stream';

async function packed(entries: AsyncIterable<ZipEntry>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipStream(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (zip ? resolve(zip) : reject(error))),
  );

/** Every entry by its name, and what is in it. */
async function unpacked(bytes: Buffer): Promise<Map<string, { entry: Entry; content: Buffer }>> {
  const zip = await openZip(bytes);
  const found = new Map<string, { entry: Entry; content: Buffer }>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(found));
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        const pieces: Buffer[] = [];
        stream.on('error', reject).on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          found.set(entry.fileName, { entry, content: Buffer.concat(pieces) });
          zip.readEntry();
        });
      }),
    );
    zip.readEntry();
  });
}

async function* of<T>(...items: T[]): AsyncGenerator<T> {
  yield* items;
}

it('holds names with macrons, texts and bytes of any length, and dates as they were given', async () => {
  const at = new Date(2026, 2, 3, 14, 20, 30);
  const text = 'Ōtaki, 2.4 m\n'.repeat(50_000);
  const zip = await packed(
    of<ZipEntry>(
      { name: 'whare Rātā.csv', content: of(text.slice(0, 99), '', text.slice(99)) },
      { name: 'photos/1.jpg', content: of(Buffer.alloc(300_000, 7)), isCompressed: true, at },
      { name: 'photos/old.jpg', content: of('x'), isCompressed: true, at: new Date(1969, 6, 20) },
      { name: 'nothing.ndjson', content: of<string>() },
    ),
  );
  expect(zip.length).toBeLessThan(310_000);
  const found = await unpacked(zip);
  expect([...found.keys()]).toEqual(['whare Rātā.csv', 'photos/1.jpg', 'photos/old.jpg', 'nothing.ndjson']);
  expect(found.get('whare Rātā.csv')?.content.toString()).toBe(text);
  expect(found.get('photos/1.jpg')?.content).toEqual(Buffer.alloc(300_000, 7));
  expect(found.get('photos/1.jpg')?.entry.getLastModDate()).toEqual(at);
  expect(found.get('photos/old.jpg')?.entry.getLastModDate()).toEqual(new Date(1980, 0, 1));
  expect(found.get('nothing.ndjson')?.content).toHaveLength(0);
});

it('holds more entries than a zip of old could count', async () => {
  const count = 65_600;
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let number = 1; number <= count; number += 1)
      yield { name: `photos/${number}.jpg`, content: of('photo'), isCompressed: true };
  }
  const zip = await openZip(await packed(entries()));
  expect(zip.entryCount).toBe(count);
  const names = new Set<string>();
  await new Promise((resolve, reject) => {
    zip.on('error', reject).on('end', resolve);
    zip.on('entry', ({ fileName }: Entry) => {
      names.add(fileName);
      zip.readEntry();
    });
    zip.readEntry();
  });
  expect(names.size).toBe(count);
}, 120_000);

it('breaks off when an entry cannot be read, and never ends as if it were whole', async () => {
  async function* lost(): AsyncGenerator<Buffer> {
    yield Buffer.alloc(100_000);
    throw new Error('The disk is gone');
  }
  const zip = packed(of<ZipEntry>({ name: 'readme.txt', content: of('Dwang') }, { name: 'photos/1.jpg', content: lost() }));
  await expect(zip).rejects.toThrow('The disk is gone');
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'readme.txt', content: of('Dwang') };
    throw new Error('No such table');
  }
  await expect(packed(entries())).rejects.toThrow('No such table');
});

/** What is open, and how much was read, of an endless file. */
function endless() {
  const state = { isOpen: false, isListing: true, pieces: 0 };
  async function* content(): AsyncGenerator<Buffer> {
    state.isOpen = true;
    try {
      for (; ; state.pieces += 1) yield Buffer.alloc(64 * 1024);
    } finally {
      state.isOpen = false;
    }
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    try {
      yield { name: 'photos/1.jpg', content: content(), isCompressed: true };
    } finally {
      state.isListing = false;
    }
  }
  return { state, entries };
}

it('reads no further than a few pieces ahead of whoever takes it, and closes all files when that ends early', async () => {
  const { state, entries } = endless();
  const zip = zipStream(entries());
  for (let taken = 0; taken < 100; taken += 1) await zip.next();
  const { pieces } = state;
  for (let turns = 0; turns < 100; turns += 1) await turn();
  expect(state.pieces - pieces).toBeLessThan(20);
  expect(state.isOpen).toBe(true);
  await zip.return(undefined);
  expect(state).toMatchObject({ isOpen: false, isListing: false });
});
