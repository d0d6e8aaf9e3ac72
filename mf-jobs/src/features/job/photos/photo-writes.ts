import { firstWords, type NewWrite, rowWrites } from '@dwang/client';
import type { Photo } from '@dwang/contracts';

export const photoWrites = rowWrites<Photo>({
  kind: 'photo',
  noun: 'Photo',
  tag: 'Photo',
  listOf: ({ projectId }) => `/projects/${projectId}/photos`,
  about: ({ caption }) => (caption ? firstWords(caption) : 'without a caption'),
});

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
