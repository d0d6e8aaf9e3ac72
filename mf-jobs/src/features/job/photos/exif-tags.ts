const EXIF_IFD = 0x8769;
const GPS_IFD = 0x8825;
const DATE_TIME_ORIGINAL = 0x9003;
const OFFSET_TIME_ORIGINAL = 0x9011;
const LATITUDE = 2;
const LONGITUDE = 4;

/** When a photo was taken, as its camera wrote it: local time, and the offset from UTC where the camera knows it. */
export interface TakenAt {
  day: string;
  /** `14:05:09`. */
  time: string;
  /** `+13:00`. */
  offset: string | null;
}

export interface ExifTags {
  takenAt: TakenAt | null;
  /** Degrees, WGS 84. */
  place: { lat: number; lng: number } | null;
}

const NOTHING: ExifTags = { takenAt: null, place: null };

/** Reads time and place from a JPEG's EXIF; what is not there or cannot be read is null. Source: CIPA DC-008 (Exif 2.32), section 4.6. */
export function exifTags(bytes: ArrayBuffer): ExifTags {
  const tiff = guarded(() => tiffOf(new DataView(bytes)));
  if (!tiff) return NOTHING;
  const tags = new Tags(tiff);
  return { takenAt: guarded(() => takenAtIn(tags)), place: guarded(() => placeIn(tags)) };
}

/** A file that is cut off is read past its end. */
function guarded<Value>(read: () => Value | null): Value | null {
  try {
    return read();
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

/** The directories of a TIFF block. */
class Tags {
  private readonly isLittle: boolean;

  constructor(private readonly tiff: DataView) {
    this.isLittle = tiff.getUint16(0) === 0x4949;
  }

  get first(): number {
    return this.whole(4);
  }

  whole(at: number): number {
    return this.tiff.getUint32(at, this.isLittle);
  }

  /** Where a tag's value field stands: the value itself if it fits into four bytes, else where it is. */
  field(directory: number, tag: number): number | null {
    const count = this.tiff.getUint16(directory, this.isLittle);
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * 12;
      if (this.tiff.getUint16(entry, this.isLittle) === tag) return entry + 8;
    }
    return null;
  }

  directory(tag: number): number | null {
    const field = this.field(this.first, tag);
    return field === null ? null : this.whole(field);
  }

  text(at: number, length: number): string {
    return String.fromCharCode(...new Uint8Array(this.tiff.buffer, this.tiff.byteOffset + at, length));
  }

  textOf(directory: number, tag: number, length: number): string {
    const field = this.field(directory, tag);
    return field === null ? '' : this.text(this.whole(field), length);
  }
}

function takenAtIn(tags: Tags): TakenAt | null {
  const exif = tags.directory(EXIF_IFD);
  if (exif === null) return null;
  const match = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(tags.textOf(exif, DATE_TIME_ORIGINAL, 19));
  if (!match) return null;
  const offset = tags.textOf(exif, OFFSET_TIME_ORIGINAL, 6);
  return {
    day: `${match[1]}-${match[2]}-${match[3]}`,
    time: match[4] ?? '',
    offset: /^[+-]\d{2}:\d{2}$/.test(offset) ? offset : null,
  };
}

function placeIn(tags: Tags): ExifTags['place'] {
  const gps = tags.directory(GPS_IFD);
  if (gps === null) return null;
  const [lat, lng] = [degrees(tags, gps, LATITUDE, 'S'), degrees(tags, gps, LONGITUDE, 'W')];
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  // Cameras without a fix write zeros.
  return lat === 0 && lng === 0 ? null : { lat, lng };
}

/** Three fractions: degrees, minutes, seconds; the tag before says on which side. */
function degrees(tags: Tags, gps: number, tag: number, negative: string): number | null {
  const [side, field] = [tags.field(gps, tag - 1), tags.field(gps, tag)];
  if (side === null || field === null) return null;
  const at = tags.whole(field);
  const part = (index: number) => tags.whole(at + index * 8) / tags.whole(at + index * 8 + 4);
  const value = part(0) + part(1) / 60 + part(2) / 3600;
  if (!Number.isFinite(value)) return null;
  return (tags.text(side, 1) === negative ? -1 : 1) * (Math.round(value * 1e6) / 1e6);
}
