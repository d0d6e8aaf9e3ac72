import type { Photo } from '@dwang/contracts';
import type { PhotoRow } from './photo.entity';

export function toPhoto(row: PhotoRow, userNames: ReadonlyMap<number, string>): Photo {
  const { takenAt, createdAt, fileKey, ...plain } = row;
  return {
    ...plain,
    userName: userNames.get(row.userId) ?? '',
    takenAt: takenAt.toISOString(),
    hasContent: fileKey !== null,
    createdAt: createdAt.toISOString(),
  };
}
