import type { Synced } from '@dwang/client';
import type { Photo } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { useEffect, useRef } from 'react';
import { PhotoDetails } from './photo-details';
import { PhotoStage } from './photo-stage';
import { useArrowKeys } from './use-arrow-keys';

interface PhotoViewerProps {
  photos: readonly Synced<Photo>[];
  uid: string;
  /** Just added: its note is to be written. */
  isNew: boolean;
  onTurn: (uid: string) => void;
  onClose: () => void;
}

/** One photo at a time, as large as there is room: arrows, keys and a finger turn to the next. */
export function PhotoViewer({ photos, uid, isNew, onTurn, onClose }: PhotoViewerProps) {
  const index = photos.findIndex((photo) => photo.uid === uid);
  const photo = photos[index];
  const before = photos[index - 1];
  const next = photos[index + 1];
  const turn = (to: Photo | undefined) => to && onTurn(to.uid);
  useArrowKeys({ onLeft: () => turn(before), onRight: () => turn(next) });
  useWhenGone(photos, index, onTurn, onClose);
  if (!photo) return null;
  return (
    <Dialog open title="Photo" size="large" onClose={onClose}>
      <PhotoStage
        photo={photo}
        position={photos.length > 1 ? `${index + 1} of ${photos.length}` : null}
        onBefore={before ? () => turn(before) : null}
        onNext={next ? () => turn(next) : null}
      />
      <PhotoDetails key={photo.uid} photo={photo} isNew={isNew} onSaved={onClose} />
    </Dialog>
  );
}

/** After a deletion, here or on another device, the photo that has taken its place is shown; without one the viewer closes. */
function useWhenGone(
  photos: readonly Photo[],
  index: number,
  onTurn: PhotoViewerProps['onTurn'],
  onClose: PhotoViewerProps['onClose'],
): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (index >= 0) {
      last.current = index;
      return;
    }
    if (last.current === null) return;
    const other = photos[Math.min(last.current, photos.length - 1)];
    last.current = null;
    if (other) onTurn(other.uid);
    else onClose();
  }, [photos, index, onTurn, onClose]);
}
