import type { Photo } from '@dwang/contracts';
import { placeFrom } from '../rows/place-columns';
import type { PhotoRow } from './photo.entity';

export function toPhoto(row: PhotoRow, userNames: ReadonlyMap<number, string>): Photo {
  const { takenAt, createdAt, fileKey, latMicro, lngMicro, ...plain } = row;
  return {
    ...plain,
    userName: userNames.get(row.userId) ?? '',
    takenAt: takenAt.toISOString(),
    place: placeFrom({ latMicro, lngMicro }),
    hasContent: fileKey !== null,
    createdAt: createdAt.toISOString(),
  };
}
