import { usePending } from '@dwang/client';
import type { Photo } from '@dwang/contracts';
import { useEffect, useState } from 'react';

/** The address of the picture: of this device while it waits to be sent, else of the server; null when it is at neither. */
export function usePhotoSource(photo: Photo): string | null {
  const file = usePending<Photo>('photo').find(({ uid, request }) => uid === photo.uid && request.file)?.request.file;
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setOwn(null);
    const address = URL.createObjectURL(file);
    setOwn(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  if (own) return own;
  return photo.hasContent ? `/api/projects/${photo.projectId}/photos/${photo.id}/content` : null;
}
