import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Cross } from './cross';
import { Magnifier } from './magnifier';
import type { Mark, Photo, Point } from './photo';
import { ARROWS, moved, within } from './steer';
import './photo.css';

interface AimPictureProps {
  photo: Photo;
  isAiming: boolean;
  onPoint: (point: Point) => void;
  /** Points that are set; each can be moved by the arrow keys. */
  marks: readonly Mark[];
  onMove: (id: string, point: Point) => void;
  /** The first of points that belong together, while the others are still to come. */
  pending?: readonly Point[];
  /** What is drawn over the photo, as SVG in its pixels. */
  children?: ReactNode;
}

/** A photo to set points on. Press, slide to aim under the magnifier, let go to set one; arrow keys and Enter do the same. */
export function AimPicture({ photo, isAiming, onPoint, marks, onMove, pending = [], children }: AimPictureProps) {
  const stage = useRef<HTMLButtonElement>(null);
  const [aim, setAim] = useState<Point | null>(null);
  const toPoint = (event: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const at = (offset: number, size: number, pixels: number) => within((offset / size) * pixels, pixels);
    return { x: at(event.clientX - box.left, box.width, photo.width), y: at(event.clientY - box.top, box.height, photo.height) };
  };
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (!isAiming) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setAim(toPoint(event));
  };
  const release = (event: PointerEvent) => {
    if (aim) onPoint(toPoint(event));
    setAim(null);
  };
  const steer = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step) setAim(moved(aim ?? { x: photo.width / 2, y: photo.height / 2 }, step, event.shiftKey ? 20 : 2, photo));
    else if ((event.key === 'Enter' || event.key === ' ') && aim && isAiming) onPoint(aim);
    else return;
    event.preventDefault();
  };
  return (
    <div className="tools-photo-stage" style={ratioOf(photo)}>
      <button
        ref={stage}
        type="button"
        className={isAiming ? 'tools-photo-picture tools-photo-aiming' : 'tools-photo-picture'}
        aria-label="Photo. Arrow keys move the aim, Enter sets a point."
        onPointerDown={press}
        onPointerMove={(event) => aim && setAim(toPoint(event))}
        onPointerUp={release}
        onPointerCancel={() => setAim(null)}
        onKeyDown={steer}
      >
        <svg viewBox={`0 0 ${photo.width} ${photo.height}`} aria-hidden>
          <image href={photo.url} width={photo.width} height={photo.height} />
          {children}
          {pending.map((point) => (
            <Cross key={`${point.x},${point.y}`} at={point} size={photo.width / 40} />
          ))}
          {aim && <Cross at={aim} size={photo.width / 30} />}
        </svg>
      </button>
      {marks.map((mark) => (
        <Handle key={mark.id} mark={mark} photo={photo} onMove={onMove} />
      ))}
      {aim && <Magnifier photo={photo} at={aim} />}
    </div>
  );
}

/** For the stage, which holds the whole photo within the height of the screen. */
const ratioOf = ({ width, height }: Photo): CSSProperties => ({ '--tools-photo-ratio': width / height }) as CSSProperties;

interface HandleProps {
  mark: Mark;
  photo: Photo;
  onMove: (id: string, point: Point) => void;
}

/** A point for the keyboard: arrow keys move it by one pixel, with Shift by ten. */
function Handle({ mark: { id, at, name }, photo, onMove }: HandleProps) {
  const steer = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(id, moved(at, step, event.shiftKey ? 10 : 1, photo));
  };
  return (
    <button
      type="button"
      className="tools-photo-handle"
      style={{ left: `${(at.x / photo.width) * 100}%`, top: `${(at.y / photo.height) * 100}%` }}
      aria-label={`${name}: arrow keys move it`}
      onKeyDown={steer}
    />
  );
}
