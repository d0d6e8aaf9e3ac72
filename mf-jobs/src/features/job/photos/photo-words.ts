import type { Photo, PhotoMark, PhotoPlace } from '@dwang/contracts';
import { formatInstant } from '@dwang/kit';

export const MARK_WORDS: Record<PhotoMark, string> = { before: 'Before', after: 'After' };

/** `3 Mar 2026, 9:05 am`. */
export const takenWords = ({ takenAt }: Pick<Photo, 'takenAt'>, timeZone: string): string =>
  Number.isNaN(Date.parse(takenAt)) ? 'Unknown date' : formatInstant(takenAt, timeZone);

/** What somebody hears who does not see the photo. */
export const photoWords = (photo: Photo, timeZone: string): string => photo.caption || `Photo of ${takenWords(photo, timeZone)}`;

/** `36.84846 S, 174.76334 E`: to about a metre. */
export const placeWords = ({ lat, lng }: PhotoPlace): string =>
  `${Math.abs(lat).toFixed(5)} ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng).toFixed(5)} ${lng < 0 ? 'W' : 'E'}`;

export const mapAddress = ({ lat, lng }: PhotoPlace): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;
