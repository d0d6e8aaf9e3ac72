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
  const index = useShownIndex(photos, uid, onTurn, onClose);
  const photo = photos[index];
  const before = photos[index - 1];
  const next = photos[index + 1];
  const turn = (to: Photo | undefined) => to && onTurn(to.uid);
  useArrowKeys({ onLeft: () => turn(before), onRight: () => turn(next) });
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

/**
 * The place of the photo in the list; -1 while a new one is not there yet. After a deletion, here or on another device, it is the place of
 * the photo that has come after it; without one the viewer closes.
 */
function useShownIndex(
  photos: readonly Photo[],
  uid: string,
  onTurn: PhotoViewerProps['onTurn'],
  onClose: PhotoViewerProps['onClose'],
): number {
  const last = useRef(-1);
  const found = photos.findIndex((photo) => photo.uid === uid);
  const isGone = found < 0 && last.current >= 0;
  const index = isGone ? Math.min(last.current, photos.length - 1) : found;
  const shown = photos[index]?.uid;
  useEffect(() => {
    last.current = index;
    if (!isGone) return;
    if (shown) onTurn(shown);
    else onClose();
  }, [isGone, index, shown, onTurn, onClose]);
  return index;
}
