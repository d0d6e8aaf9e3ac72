import { takenAtOf } from './taken-at';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const two = (value: number) => [value & 255, value >> 8];
const four = (value: number) => [...two(value & 0xffff), ...two(value >>> 16)];
const field = (tag: number, type: number, count: number, value: number) => [
  ...two(tag),
  ...two(type),
  ...four(count),
  ...four(value),
];

/** A JPEG whose EXIF (little-endian) says when it was taken: one directory that points at a second with both fields. */
function aJpeg(taken: string, offset: string): Uint8Array<ArrayBuffer> {
  const first = [...ascii('II'), ...two(42), ...four(8), ...two(1), ...field(0x8769, 4, 1, 26), ...four(0)];
  const second = [...two(2), ...field(0x9003, 2, 20, 56), ...field(0x9011, 2, 7, 76), ...four(0)];
  const tiff = [...first, ...second, ...ascii(`${taken}\0`), ...ascii(`${offset}\0`)];
  const length = tiff.length + 8;
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...ascii('Exif\0\0'), ...tiff, 0xff, 0xda, 0, 0]);
}

const MADE = Date.parse('2026-01-01T00:00:00Z');
const takenAt = (bytes: Uint8Array<ArrayBuffer>) => {
  const file = new File([bytes], 'a.jpg', { lastModified: MADE });
  // jsdom's files cannot be read in part.
  file.slice = () => ({ arrayBuffer: async () => bytes.buffer }) as Blob;
  return takenAtOf(file, 'Pacific/Auckland');
};

it('is what the camera wrote, in its own offset or in the zone of the company', async () => {
  expect(await takenAt(aJpeg('2026:03:03 09:05:07', '+10:00'))).toBe('2026-03-02T23:05:07.000Z');
  expect(await takenAt(aJpeg('2026:03:03 09:05:07', '      '))).toBe('2026-03-02T20:05:07.000Z');
});

it.each([
  ['without EXIF', Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 0])],
  ['that is cut off', aJpeg('2026:03:03 09:05:07', '+10:00').slice(0, 40)],
  ['from a clock that was never set', aJpeg('1980:01:01 00:00:00', '+00:00')],
  ['that is no JPEG', Uint8Array.from(ascii('hello'))],
])('of a file %s is when the file was made', async (_, bytes) => {
  expect(await takenAt(bytes)).toBe('2026-01-01T00:00:00.000Z');
});
