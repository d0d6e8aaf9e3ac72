import { errorText, useOutbox } from '@dwang/client';
import { keepPhoto, newPhoto, PhotoRefused, type ShrunkPhoto, shrinkPhoto } from '@dwang/client/photos';
import type { Photo } from '@dwang/contracts';
import { useNotify, useUser } from '@dwang/shell-api';
import { useRef, useState } from 'react';
import { type PhotoFacts, photoFacts } from './photo-facts';
import { useKeepsPlace } from './use-keeps-place';

const FAILED = 'Photo not saved';
/** So many are on their way to the server while the next is read. */
const AT_ONCE = 3;

export interface Adding {
  done: number;
  total: number;
}

/** Keeps chosen photos with the job; each is on this device before the next is read. */
export function useAddPhotos(projectId: number) {
  const user = useUser();
  const notify = useNotify();
  const write = useOutbox();
  const { keepsPlace } = useKeepsPlace();
  const [adding, setAdding] = useState<Adding | null>(null);
  const isCancelled = useRef(false);

  /** Makes it ready to be kept. One at a time: a picture of 48 million pixels takes 200 MB while it is drawn. */
  const prepare = async (file: File, known?: PhotoFacts & { caption?: string }): Promise<[Photo, ShrunkPhoto]> => {
    const shrunk = await shrinkPhoto(file);
    const facts = known ?? (await photoFacts(file, user.company.timeZone));
    return [newPhoto(projectId, user, shrunk, { ...facts, place: keepsPlace ? facts.place : null }), shrunk];
  };

  /** One photo of which time and place are known; whether it is only on this device so far. Throws `PhotoRefused`, or what the server refuses. */
  const addOne = async (file: File, facts: PhotoFacts & { caption?: string }): Promise<boolean> =>
    keepPhoto(write, ...(await prepare(file, facts)));

  const tell = (file: File, error: unknown) => {
    const isPlain = error instanceof PhotoRefused;
    const description = isPlain ? error.message : `${file.name}: ${errorText(error, 'Please try again.')}`;
    notify.error({ title: FAILED, description, seconds: 0 });
  };

  /** Many files, with progress. `onReady` hears of a single one as soon as it is there to be seen, so that its note can be written. */
  const add = async (files: readonly File[], onReady: (photo: Photo) => void): Promise<void> => {
    isCancelled.current = false;
    setAdding({ done: 0, total: files.length });
    const running = new Set<Promise<void>>();
    const count = { saved: 0, waiting: 0 };
    const end = () => setAdding((now) => now && { ...now, done: now.done + 1 });
    for (const file of files) {
      if (isCancelled.current) break;
      try {
        const [photo, shrunk] = await prepare(file);
        const work: Promise<void> = keepPhoto(write, photo, shrunk)
          .then(
            (isWaiting) => {
              count.saved += 1;
              count.waiting += isWaiting ? 1 : 0;
            },
            (error) => tell(file, error),
          )
          .finally(() => {
            running.delete(work);
            end();
          });
        running.add(work);
        if (files.length === 1) onReady(photo);
        if (running.size >= AT_ONCE) await Promise.race(running);
      } catch (error) {
        tell(file, error);
        end();
      }
    }
    await Promise.all(running);
    setAdding(null);
    if (count.saved > 0) notify.success(savedNotice(count.saved, count.waiting));
  };

  const cancel = () => {
    isCancelled.current = true;
  };
  return { add, addOne, adding, cancel };
}

/** What a person is told when photos are saved, some of them only on this device. */
export function savedNotice(saved: number, waiting: number) {
  const title = saved === 1 ? 'Photo saved' : `${saved} photos saved`;
  return waiting === 0 ? { title } : { title, description: 'Kept on this device and sent when there is signal.' };
}
