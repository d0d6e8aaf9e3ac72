import { api, useDispatch } from '@dwang/client';
import { useNotify, useUser } from '@dwang/shell-api';
import { useRef, useState } from 'react';
import { FileRefused, sendFile } from './send-file';

export interface Uploading {
  name: string;
  /** 0 to 1. */
  share: number;
}

/** Uploads chosen files, one after the other. They need signal: plans are too large to be kept on the device. */
export function useAddFiles(projectId: number) {
  const { id: userId } = useUser();
  const notify = useNotify();
  const dispatch = useDispatch();
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const stop = useRef<AbortController | null>(null);

  const addOne = async (file: File, signal: AbortSignal): Promise<boolean> => {
    // The same for both tries, so that a lost answer makes no second file.
    const query = new URLSearchParams({ name: file.name, uid: crypto.randomUUID() });
    setUploading({ name: file.name, share: 0 });
    const onProgress = (share: number) => setUploading({ name: file.name, share });
    const send = () => sendFile({ address: `/api/projects/${projectId}/files?${query}`, file, userId, signal, onProgress });
    try {
      return await send().catch((error) => {
        if (error instanceof FileRefused && error.isUnanswered && navigator.onLine) return send();
        throw error;
      });
    } catch (error) {
      const reason = error instanceof FileRefused ? error.message : 'Please try again.';
      notify.error({ title: 'File not saved', description: `${file.name}: ${reason}`, seconds: 0 });
      return false;
    }
  };

  const add = async (files: readonly File[]): Promise<void> => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    let saved = 0;
    for (const file of files) if (!signal.aborted && (await addOne(file, signal))) saved += 1;
    setUploading(null);
    if (saved === 0) return;
    dispatch(api.util.invalidateTags(['File']));
    notify.success({ title: saved === 1 ? 'File saved' : `${saved} files saved` });
  };

  return { add, uploading, cancel: () => stop.current?.abort() };
}
