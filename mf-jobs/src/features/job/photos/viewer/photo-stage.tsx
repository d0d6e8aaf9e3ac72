import type { Photo } from '@dwang/contracts';
import { RightIcon } from '@dwang/kit';
import { LeftIcon } from '@dwang/kit/data';
import { type PointerEvent, useRef } from 'react';
import { PhotoPicture } from '../photo-picture';

/** CSS pixels that a finger moves sideways before it turns. */
const FAR_ENOUGH = 48;

interface PhotoStageProps {
  photo: Photo;
  /** `3 of 12`. */
  position: string | null;
  onBefore: (() => void) | null;
  onNext: (() => void) | null;
}

/** The photo with its neighbours to either side, one swipe or button away. The place keeps its height whatever the photo's shape. */
export function PhotoStage({ photo, position, onBefore, onNext }: PhotoStageProps) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const start = ({ pointerType, clientX, clientY }: PointerEvent) => {
    from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
  };
  const end = ({ clientX, clientY }: PointerEvent) => {
    if (!from.current) return;
    const [x, y] = [clientX - from.current.x, clientY - from.current.y];
    from.current = null;
    if (Math.abs(x) < FAR_ENOUGH || Math.abs(x) < Math.abs(y)) return;
    (x < 0 ? onNext : onBefore)?.();
  };
  return (
    <div className="job-stage" onPointerDown={start} onPointerUp={end}>
      <PhotoPicture key={photo.uid} photo={photo} whole />
      {position && <span className="job-stage-position">{position}</span>}
      {onBefore && (
        <button type="button" className="job-stage-turn job-stage-before" aria-label="Newer photo" onClick={onBefore}>
          <LeftIcon aria-hidden />
        </button>
      )}
      {onNext && (
        <button type="button" className="job-stage-turn job-stage-next" aria-label="Older photo" onClick={onNext}>
          <RightIcon aria-hidden />
        </button>
      )}
    </div>
  );
}
