import { api, errorText, useDispatch, useOutbox } from '@dwang/client';
import { useNotify, useUser } from '@dwang/shell-api';
import { useRef, useState } from 'react';
import { addressOf, createFile, newFile } from './file-write';
import { FileRefused, sendFile } from './send-file';

export interface Uploading {
  name: string;
  /** 0 to 1. */
  share: number;
}

/** Uploads chosen files, one after the other, with progress; without an answer they are kept on this device. */
export function useAddFiles(projectId: number) {
  const user = useUser();
  const notify = useNotify();
  const dispatch = useDispatch();
  const write = useOutbox();
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const stop = useRef<AbortController | null>(null);

  /** `cancelled` by the person. Throws what the server, or a full device, refuses. */
  const addOne = async (file: File, signal: AbortSignal): Promise<'sent' | 'kept' | 'cancelled'> => {
    const row = newFile(projectId, user, file);
    const onProgress = (share: number) => setUploading({ name: file.name, share });
    onProgress(0);
    try {
      const address = `/api${addressOf(row)}`;
      return (await sendFile({ address, file, userId: user.id, signal, onProgress })) ? 'sent' : 'cancelled';
    } catch (error) {
      if (!(error instanceof FileRefused) || !error.isUnanswered) throw error;
    }
    const outcome = await write(await createFile(row, file));
    if (outcome.state === 'refused') throw outcome.error;
    return outcome.state;
  };

  const add = async (files: readonly File[]): Promise<void> => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    const count = { sent: 0, kept: 0, cancelled: 0 };
    for (const file of files) {
      if (signal.aborted) break;
      try {
        count[await addOne(file, signal)] += 1;
      } catch (error) {
        const reason = error instanceof FileRefused ? error.message : errorText(error, 'Please try again.');
        notify.error({ title: 'File not saved', description: `${file.name}: ${reason}`, seconds: 0 });
      }
    }
    setUploading(null);
    if (count.sent > 0) dispatch(api.util.invalidateTags(['File']));
    const saved = count.sent + count.kept;
    const waits = count.kept > 0 && { description: 'Kept on this device and sent when there is signal.' };
    if (saved > 0) notify.success({ title: saved === 1 ? 'File saved' : `${saved} files saved`, ...waits });
  };

  return { add, uploading, cancel: () => stop.current?.abort() };
}
