import type { Photo, PhotoPlace } from '@dwang/contracts';
import type { PhotoRow } from './photo.entity';

const MICRO = 1_000_000;

export function toPhoto(row: PhotoRow, userNames: ReadonlyMap<number, string>): Photo {
  const { takenAt, createdAt, fileKey, latMicro, lngMicro, ...plain } = row;
  return {
    ...plain,
    userName: userNames.get(row.userId) ?? '',
    takenAt: takenAt.toISOString(),
    place: latMicro === null || lngMicro === null ? null : { lat: latMicro / MICRO, lng: lngMicro / MICRO },
    hasContent: fileKey !== null,
    createdAt: createdAt.toISOString(),
  };
}

export const placeColumns = (place: PhotoPlace | null) => ({
  latMicro: place && Math.round(place.lat * MICRO),
  lngMicro: place && Math.round(place.lng * MICRO),
});
