import type { Place } from '@dwang/contracts';
import { instantOf } from '@dwang/domain';
import { exifTags, type TakenAt } from './exif-tags';

/** EXIF stands in the first 64 kB of a JPEG. */
const HEAD_BYTES = 128 * 1024;

export interface PhotoFacts {
  takenAt: string;
  place: Place | null;
}

/** When and where the photo was taken: as its camera wrote it (in the company's zone unless it says another), else when the file was made. */
export async function photoFacts(file: File, zone: string): Promise<PhotoFacts> {
  const { takenAt, place } = exifTags(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const taken = takenAt && instantFrom(takenAt, zone);
  return { takenAt: new Date(taken ?? Math.min(file.lastModified, Date.now())).toISOString(), place };
}

function instantFrom({ day, time, offset }: TakenAt, zone: string): number | null {
  if (offset) return validOrNull(Date.parse(`${day}T${time}${offset}`));
  const minute = Number.isNaN(Date.parse(`${day}T${time}Z`)) ? null : instantOf(day, time.slice(0, 5), zone);
  return minute === null ? null : validOrNull(minute + Number(time.slice(6)) * 1000);
}

/** Cameras whose clock was never set say 1980 or 0000. */
const validOrNull = (instant: number): number | null =>
  Number.isNaN(instant) || new Date(instant).getUTCFullYear() < 2000 || instant > Date.now() ? null : instant;
