import { useOutbox } from '@dwang/client';
import type { Photo } from '@dwang/contracts';
import { useNotify } from '@dwang/shell-api';
import { useWrite } from '../rows/use-write';
import { photoWrites, restorePhoto } from './photo-writes';

const FAILED = { title: 'Error', description: 'Could not delete photo.' };

/** Deletes a photo, which can be undone. */
export function useDeletePhoto() {
  const write = useOutbox();
  const notify = useNotify();
  const { press } = useWrite();
  return async (photo: Photo): Promise<void> => {
    const outcome = await write(photoWrites.remove(photo)).catch(() => null);
    if (!outcome || outcome.state === 'refused') return notify.error(FAILED);
    const undo = () => void press(restorePhoto(photo), 'Photo not restored');
    notify.info({ title: 'Photo Deleted', action: { label: 'Undo', run: undo } });
  };
}
