import { errorText, useOutbox } from '@dwang/client';
import type { Photo } from '@dwang/contracts';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { createPhoto, newPhoto, photoWrites } from './photo-writes';
import { PhotoRefused, shrinkPhoto } from './shrink-photo';
import { takenAtOf } from './taken-at';

const FAILED = 'Photo not saved';

/** Keeps chosen photos with the job, one after the other; each is on this device before the next is read. */
export function useAddPhotos(projectId: number) {
  const user = useUser();
  const notify = useNotify();
  const write = useOutbox();
  const [left, setLeft] = useState(0);

  const keep = async (photo: Photo, content: Blob): Promise<void> => {
    const [facts, picture] = createPhoto(photo, content);
    const outcomes = await Promise.all([write(facts), write(picture)]).catch(async (error) => {
      // Facts without a picture are of no use to anybody.
      await write(photoWrites.remove(photo)).catch(() => undefined);
      throw error;
    });
    for (const outcome of outcomes) if (outcome.state === 'refused') throw outcome.error;
  };

  /** Tells of the last one as soon as it is there to be seen, so that its note can be written. */
  const add = async (files: readonly File[], onReady: (photo: Photo) => void): Promise<void> => {
    setLeft(files.length);
    for (const file of files) {
      try {
        const shrunk = await shrinkPhoto(file);
        const photo = newPhoto(projectId, user, shrunk, await takenAtOf(file, user.company.timeZone));
        const kept = keep(photo, shrunk.blob);
        if (files.length === 1) onReady(photo);
        await kept;
      } catch (error) {
        const description = error instanceof PhotoRefused ? error.message : errorText(error, 'Please try again.');
        notify.error({ title: FAILED, description, seconds: 0 });
      }
      setLeft((count) => count - 1);
    }
  };

  return { add, left };
}
