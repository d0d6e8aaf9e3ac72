/** The kinds of image that Dwang keeps. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Under which files are sent: images as what they are, any other as plain bytes. */
export const FILE_TYPES: readonly string[] = [...IMAGE_TYPES, 'application/octet-stream'];
export type ImageType = (typeof IMAGE_TYPES)[number];

/** What the first bytes of an image say; sides in pixels. */
export interface ImageHeader {
  contentType: ImageType;
  width: number;
  height: number;
}

/** Pixels of the largest image that is taken. Read from the header, before anybody unpacks it: a small file can unpack to gigabytes. */
export const MAX_PIXELS = 50_000_000;

/** Reads what an image is from its content, whatever it is called. Null when it is none of `IMAGE_TYPES` or is cut off. */
export function readImageHeader(bytes: Buffer): ImageHeader | null {
  try {
    const size = readJpeg(bytes) ?? readPng(bytes) ?? readWebp(bytes);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    if (isPastEnd(error)) return null;
    throw error;
  }
}

const isPastEnd = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_OUT_OF_RANGE';

const textAt = (bytes: Buffer, start: number, length: number): string => bytes.toString('latin1', start, start + length);

/** Walks the segments to the frame header (SOF0 to SOF15 without DHT, JPG and DAC). Source: ITU-T T.81, annex B. */
function readJpeg(bytes: Buffer): ImageHeader | null {
  if (bytes.length < 4 || bytes.readUIntBE(0, 3) !== 0xffd8ff) return null;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { contentType: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** Source: W3C PNG specification, section 11.2.1. */
function readPng(bytes: Buffer): ImageHeader | null {
  if (textAt(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || textAt(bytes, 12, 4) !== 'IHDR') return null;
  return { contentType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Source: RFC 9649, sections 2.5 to 2.7. */
function readWebp(bytes: Buffer): ImageHeader | null {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return null;
  const contentType = 'image/webp';
  const format = textAt(bytes, 12, 4);
  if (format === 'VP8X') {
    return { contentType, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  if (format === 'VP8 ') return { contentType, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (format !== 'VP8L') return null;
  const packed = bytes.readUInt32LE(21);
  return { contentType, width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}
