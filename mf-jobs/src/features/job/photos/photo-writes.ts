import type { NewWrite } from '@dwang/client';
import type { Photo, User } from '@dwang/contracts';
import { firstWords, rowWrites } from '../rows/row-write';
import type { PhotoFacts } from './photo-facts';
import type { ShrunkPhoto } from './shrink-photo';

export const photoWrites = rowWrites<Photo>({ kind: 'photo', path: 'photos', noun: 'Photo', tag: 'Photo' }, ({ caption }) =>
  caption ? firstWords(caption) : 'without a caption',
);

/** A photo as it is shown until the server has it. */
export const newPhoto = (
  projectId: number,
  user: Pick<User, 'id' | 'username'>,
  shrunk: ShrunkPhoto,
  { takenAt, place, caption = '' }: PhotoFacts & { caption?: string },
): Photo => ({
  id: 0,
  uid: crypto.randomUUID(),
  projectId,
  userId: user.id,
  userName: user.username,
  caption,
  takenAt,
  place,
  mark: null,
  contentType: 'image/jpeg',
  size: shrunk.blob.size,
  width: shrunk.width,
  height: shrunk.height,
  hasContent: false,
  createdAt: new Date().toISOString(),
  version: 1,
});

/** First what is known of it, then its content. */
export function createPhoto(photo: Photo, content: Blob): [NewWrite<Photo>, NewWrite<Photo>] {
  const { caption, takenAt, place, contentType, size, width, height } = photo;
  return [
    photoWrites.create(photo, { caption, takenAt, place, contentType, size, width, height }),
    {
      kind: 'photo',
      operation: 'update',
      uid: photo.uid,
      label: 'Photo',
      request: { method: 'PUT', url: `${photoWrites.addressOf(photo)}/content`, file: content },
      preview: photo,
      tags: ['Photo'],
    },
  ];
}

/** Brings a deleted photo back. For lists it is a new row. */
export const restorePhoto = (photo: Photo): NewWrite<Photo> => ({
  kind: 'photo',
  operation: 'create',
  uid: photo.uid,
  label: `Photo brought back: ${photo.caption ? firstWords(photo.caption) : 'without a caption'}`,
  request: { method: 'POST', url: `${photoWrites.addressOf(photo)}/restore` },
  preview: photo,
  tags: ['Photo'],
});
