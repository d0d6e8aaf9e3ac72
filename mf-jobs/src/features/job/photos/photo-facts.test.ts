import { photoFacts } from './photo-facts';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const two = (value: number) => [value & 255, value >> 8];
const four = (value: number) => [...two(value & 0xffff), ...two(value >>> 16)];
const field = (tag: number, type: number, count: number, value: number[]) => [
  ...two(tag),
  ...two(type),
  ...four(count),
  ...value,
];
const fractions = (...parts: [number, number][]) => parts.flatMap(([over, under]) => [...four(over), ...four(under)]);

interface Written {
  taken?: string;
  offset?: string;
  /** Degrees, minutes and seconds, with the letters. */
  lat?: [string, ...[number, number][]];
  lng?: [string, ...[number, number][]];
}

/** A JPEG whose EXIF (little-endian) says when and where it was taken: a directory that points at two others. */
function aJpeg({ taken = '', offset = '', lat = ['S'], lng = ['E'] }: Written): Uint8Array<ArrayBuffer> {
  const [exifAt, gpsAt, textAt, placeAt] = [38, 68, 122, 150];
  const first = [
    ...ascii('II'),
    ...two(42),
    ...four(8),
    ...two(2),
    ...field(0x8769, 4, 1, four(exifAt)),
    ...field(0x8825, 4, 1, four(gpsAt)),
    ...four(0),
  ];
  const exif = [...two(2), ...field(0x9003, 2, 20, four(textAt)), ...field(0x9011, 2, 7, four(textAt + 20)), ...four(0)];
  const side = ([letter]: [string, ...unknown[]]) => [...ascii(letter), 0, 0, 0];
  const gps = [
    ...two(4),
    ...field(1, 2, 2, side(lat)),
    ...field(2, 5, 3, four(placeAt)),
    ...field(3, 2, 2, side(lng)),
    ...field(4, 5, 3, four(placeAt + 24)),
    ...four(0),
  ];
  const texts = [...ascii(`${taken.padEnd(19)}\0`), ...ascii(`${offset.padEnd(6)}\0`), 0];
  const places = [lat, lng].flatMap(([, ...parts]) =>
    [...fractions(...(parts as [number, number][])), ...new Array(24).fill(0)].slice(0, 24),
  );
  const tiff = [...first, ...exif, ...gps, ...texts, ...places];
  const length = tiff.length + 8;
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...ascii('Exif\0\0'), ...tiff, 0xff, 0xda, 0, 0]);
}

const MADE = Date.parse('2026-01-01T00:00:00Z');
const facts = (bytes: Uint8Array<ArrayBuffer>) => {
  const file = new File([bytes], 'a.jpg', { lastModified: MADE });
  // jsdom's files cannot be read in part.
  file.slice = () => ({ arrayBuffer: async () => bytes.buffer }) as Blob;
  return photoFacts(file, 'Pacific/Auckland');
};

it('are what the camera wrote, in its own offset or in the zone of the company', async () => {
  expect((await facts(aJpeg({ taken: '2026:03:03 09:05:07', offset: '+10:00' }))).takenAt).toBe('2026-03-02T23:05:07.000Z');
  expect((await facts(aJpeg({ taken: '2026:03:03 09:05:07' }))).takenAt).toBe('2026-03-02T20:05:07.000Z');
});

it('name the place in degrees', async () => {
  const { place } = await facts(aJpeg({ lat: ['S', [36, 1], [50, 1], [5446, 100]], lng: ['E', [174, 1], [45, 1], [4801, 100]] }));
  expect(place).toEqual({ lat: -36.848461, lng: 174.763336 });
});

it.each([
  ['a camera without a fix', aJpeg({})],
  ['fractions over nothing', aJpeg({ lat: ['S', [36, 0], [0, 0], [0, 0]], lng: ['E', [174, 1], [0, 1], [0, 1]] })],
  ['degrees that are none', aJpeg({ lat: ['S', [96, 1], [0, 1], [0, 1]], lng: ['E', [174, 1], [0, 1], [0, 1]] })],
])('name no place for %s', async (_, bytes) => expect((await facts(bytes)).place).toBeNull());

it.each([
  ['without EXIF', Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 0])],
  ['that is cut off', aJpeg({ taken: '2026:03:03 09:05:07', offset: '+10:00' }).slice(0, 40)],
  ['from a clock that was never set', aJpeg({ taken: '1980:01:01 00:00:00', offset: '+00:00' })],
  ['that is no JPEG', Uint8Array.from(ascii('hello'))],
])('of a file %s are when the file was made', async (_, bytes) => {
  expect(await facts(bytes)).toEqual({ takenAt: '2026-01-01T00:00:00.000Z', place: null });
});
