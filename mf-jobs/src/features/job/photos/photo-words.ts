import type { Photo, PhotoMark } from '@dwang/contracts';
import { formatInstant } from '@dwang/kit';

export const MARK_WORDS: Record<PhotoMark, string> = { before: 'Before', after: 'After' };

/** `3 Mar 2026, 9:05 am`. */
export const takenWords = ({ takenAt }: Pick<Photo, 'takenAt'>, timeZone: string): string =>
  Number.isNaN(Date.parse(takenAt)) ? 'Unknown date' : formatInstant(takenAt, timeZone);

/** What somebody hears who does not see the photo. */
export const photoWords = (photo: Photo, timeZone: string): string => photo.caption || `Photo of ${takenWords(photo, timeZone)}`;
