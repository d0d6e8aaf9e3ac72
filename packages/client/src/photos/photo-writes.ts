import type { Photo, User } from '@dwang/contracts';
import { fileSize } from '@dwang/domain';
import type { NewWrite, WriteOutcome } from '../outbox/queued-write';
import { stampNow } from '../server-clock';
import type { ShrunkPhoto } from './shrink-photo';

const MOST_OF_LABEL = 40;
const NEW_ROW = { kind: 'photo', tags: ['Photo', 'Activity'] } as const;

/** What is known of a photo before it is kept. */
export type NewPhotoFacts = Pick<Photo, 'takenAt' | 'place'> & { caption?: string };

/** A photo as it is shown until the server has it. */
export const newPhoto = (
  projectId: number,
  user: Pick<User, 'id' | 'username'>,
  shrunk: ShrunkPhoto,
  { takenAt, place, caption = '' }: NewPhotoFacts,
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
  createdAt: stampNow().at,
  version: 1,
});

/** First what is known of it, then its content. Both are called by the file that it was made of. */
export function createPhoto(
  photo: Photo,
  { name, blob }: Pick<ShrunkPhoto, 'name' | 'blob'>,
): [NewWrite<Photo>, NewWrite<Photo>] {
  const { uid, projectId, caption, takenAt, place, contentType, size, width, height } = photo;
  const body = { uid, caption, takenAt, place, contentType, size, width, height };
  return [
    {
      ...NEW_ROW,
      uid,
      operation: 'create',
      label: `Photo: ${caption.split('\n')[0]?.slice(0, MOST_OF_LABEL) || name}`,
      request: { method: 'POST', url: `/projects/${projectId}/photos`, body },
      preview: photo,
    },
    {
      kind: 'photo',
      operation: 'update',
      uid,
      label: `Photo ${name}, ${fileSize(blob.size)}`,
      request: { method: 'PUT', url: `/projects/${projectId}/photos/${photo.id || '{id}'}/content`, file: blob },
      preview: photo,
      tags: ['Photo'],
    },
  ];
}

type Write = (write: NewWrite) => Promise<WriteOutcome>;

/** Keeps a photo with its content; true when it is only on this device so far. Throws what the server refuses: then nothing stays. */
export async function keepPhoto(write: Write, photo: Photo, shrunk: Pick<ShrunkPhoto, 'name' | 'blob'>): Promise<boolean> {
  const outcomes = await Promise.all(createPhoto(photo, shrunk).map(write)).catch(async (error) => {
    // Facts without a picture are of no use to anybody.
    await write(removal(photo)).catch(() => undefined);
    throw error;
  });
  for (const outcome of outcomes) if (outcome.state === 'refused') throw outcome.error;
  return outcomes.some(({ state }) => state === 'kept');
}

const removal = (photo: Photo): NewWrite<Photo> => ({
  ...NEW_ROW,
  uid: photo.uid,
  operation: 'delete',
  label: 'Delete photo',
  request: { method: 'DELETE', url: `/projects/${photo.projectId}/photos/${photo.id || '{id}'}` },
  preview: null,
  base: { ...photo } as Record<string, unknown>,
});
