import { usePending } from '@dwang/client';
import type { Photo } from '@dwang/contracts';
import { useEffect, useState } from 'react';

interface OwnPicture {
  /** Of the write that holds the picture. */
  id: string;
  address: string;
}

/** `thumbnail` is the server's small copy. */
export type PhotoPart = 'content' | 'thumbnail';

export const photoAddress = ({ projectId, id }: Photo, part: PhotoPart): string =>
  `/api/projects/${projectId}/photos/${id}/${part}`;

/**
 * The address of the picture: of this device while it waits to be sent, else of the server; null when it is at neither. An address of this
 * device lives as long as the write, however often the list is read anew, and is no longer shown when it is given up.
 */
export function usePhotoSource(photo: Photo, part: PhotoPart): string | null {
  const write = usePending<Photo>('photo').find(({ uid, request }) => uid === photo.uid && request.file);
  const [own, setOwn] = useState<OwnPicture | null>(null);
  const id = write?.id;
  const file = write?.request.file;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading of the list makes another object of the same file
  useEffect(() => {
    if (!id || !file) return undefined;
    const address = URL.createObjectURL(file);
    setOwn({ id, address });
    return () => URL.revokeObjectURL(address);
  }, [id]);
  if (own && own.id === id) return own.address;
  return photo.hasContent ? photoAddress(photo, part) : null;
}
