const DATE_TIME_ORIGINAL = 0x9003;
const OFFSET_TIME_ORIGINAL = 0x9011;
const EXIF_IFD = 0x8769;

/** When a photo was taken, as its camera wrote it: local time, and the offset from UTC where the camera knows it. */
export interface TakenAt {
  day: string;
  /** `14:05:09`. */
  time: string;
  /** `+13:00`. */
  offset: string | null;
}

/** Reads the time from a JPEG's EXIF; null when there is none or it cannot be read. Source: CIPA DC-008 (Exif 2.32), section 4.6. */
export function exifTakenAt(bytes: ArrayBuffer): TakenAt | null {
  try {
    const tiff = tiffOf(new DataView(bytes));
    return tiff && readTakenAt(tiff);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The TIFF block inside the APP1 segment that begins with `Exif`. */
function tiffOf(view: DataView): DataView | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 4 < view.byteLength && view.getUint8(at) === 0xff) {
    const [marker, length] = [view.getUint8(at + 1), view.getUint16(at + 2)];
    if (marker === 0xda) return null;
    if (marker === 0xe1 && view.getUint32(at + 4) === 0x45786966) return new DataView(view.buffer, at + 10, length - 8);
    at += 2 + length;
  }
  return null;
}

function readTakenAt(tiff: DataView): TakenAt | null {
  const isLittle = tiff.getUint16(0) === 0x4949;
  const find = (directory: number, tag: number): number | null => {
    const count = tiff.getUint16(directory, isLittle);
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * 12;
      if (tiff.getUint16(entry, isLittle) === tag) return tiff.getUint32(entry + 8, isLittle);
    }
    return null;
  };
  const text = (offset: number | null, length: number): string =>
    offset === null ? '' : String.fromCharCode(...new Uint8Array(tiff.buffer, tiff.byteOffset + offset, length));
  const exif = find(tiff.getUint32(4, isLittle), EXIF_IFD);
  if (exif === null) return null;
  const match = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text(find(exif, DATE_TIME_ORIGINAL), 19));
  if (!match) return null;
  const offset = text(find(exif, OFFSET_TIME_ORIGINAL), 6);
  return {
    day: `${match[1]}-${match[2]}-${match[3]}`,
    time: match[4] ?? '',
    offset: /^[+-]\d{2}:\d{2}$/.test(offset) ? offset : null,
  };
}
