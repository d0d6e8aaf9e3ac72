import { useOutbox, usePhotoPlace } from '@dwang/client';
import { keepPhoto, newPhoto, shrinkPhoto, unsavedWords } from '@dwang/client/photos';
import { useNotify, useUser } from '@dwang/shell-api';
import type { Shot } from './shot';

/** Keeps a shot with its note in the job's photos and says so; throws when it could not be. */
export function useKeepShot(projectId: number) {
  const write = useOutbox();
  const user = useUser();
  const notify = useNotify();
  const place = usePhotoPlace();
  return async ({ file, takenAt }: Shot, caption: string): Promise<void> => {
    try {
      const shrunk = await shrinkPhoto(file);
      const photo = newPhoto(projectId, user, shrunk, { takenAt, place: place.current, caption });
      const isWaiting = await keepPhoto(write, photo, shrunk);
      notify.success({
        title: 'Photo saved',
        ...(isWaiting ? { description: 'Kept on this device and sent when there is signal.' } : {}),
      });
    } catch (error) {
      notify.error(unsavedWords(error));
      throw error;
    }
  };
}
