import type { MeasurementUnit } from '@dwang/contracts';
import { type CSSProperties, type Dispatch, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { measure, type Point } from './geometry';
import type { Line, MeasureAction, MeasureState, Photo } from './measure-state';

interface PictureProps {
  state: MeasureState & { photo: Photo };
  unit: MeasurementUnit;
  dispatch: Dispatch<MeasureAction>;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The photo with its lines. Press, slide to aim under the magnifier, let go to set a point; arrow keys move the aim or a point. */
export function Picture({ state, unit, dispatch }: PictureProps) {
  const { photo } = state;
  const stage = useRef<HTMLButtonElement>(null);
  const [aim, setAim] = useState<Point | null>(null);
  const toPoint = (event: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const at = (offset: number, size: number, pixels: number) => within((offset / size) * pixels, pixels);
    return { x: at(event.clientX - box.left, box.width, photo.width), y: at(event.clientY - box.top, box.height, photo.height) };
  };
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (state.mode === 'idle') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setAim(toPoint(event));
  };
  const release = (event: PointerEvent) => {
    if (aim) dispatch({ type: 'point', point: toPoint(event) });
    setAim(null);
  };
  const steer = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step) setAim(moved(aim ?? { x: photo.width / 2, y: photo.height / 2 }, step, event.shiftKey ? 20 : 2, photo));
    else if ((event.key === 'Enter' || event.key === ' ') && aim) dispatch({ type: 'point', point: aim });
    else return;
    event.preventDefault();
  };
  return (
    <div className="tools-measure-stage" style={ratioOf(photo)}>
      <button
        ref={stage}
        type="button"
        className={state.mode === 'idle' ? 'tools-measure-picture' : 'tools-measure-picture tools-measure-aiming'}
        aria-label="Photo. Arrow keys move the aim, Enter sets a point."
        onPointerDown={press}
        onPointerMove={(event) => aim && setAim(toPoint(event))}
        onPointerUp={release}
        onPointerCancel={() => setAim(null)}
        onKeyDown={steer}
      >
        <svg viewBox={`0 0 ${photo.width} ${photo.height}`} aria-hidden>
          <image href={photo.url} width={photo.width} height={photo.height} />
          {state.lines.map((line) => (
            <MeasuredLine key={line.id} line={line} state={state} unit={unit} />
          ))}
          {state.start && <Cross at={state.start} size={photo.width / 40} />}
          {aim && <Cross at={aim} size={photo.width / 30} />}
        </svg>
      </button>
      {state.lines.map((line) => (
        <Handles key={line.id} line={line} photo={photo} dispatch={dispatch} />
      ))}
      {aim && <Magnifier photo={photo} at={aim} />}
    </div>
  );
}

/** For the stage, which holds the whole photo within the height of the screen. */
const ratioOf = ({ width, height }: Photo): CSSProperties => ({ '--tools-measure-ratio': width / height }) as CSSProperties;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

const moved = (from: Point, step: Point, pixels: number, photo: Photo): Point => ({
  x: within(from.x + step.x * pixels, photo.width),
  y: within(from.y + step.y * pixels, photo.height),
});

function MeasuredLine({ line: { from, to }, state, unit }: { line: Line; state: PictureProps['state']; unit: MeasurementUnit }) {
  const { width } = state.photo;
  const { length } = measure(from, to, state.scale, unit);
  return (
    <g className="tools-measure-line">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} vectorEffect="non-scaling-stroke" />
      <circle cx={from.x} cy={from.y} r={width / 110} />
      <circle cx={to.x} cy={to.y} r={width / 110} />
      <text x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 - width / 80} fontSize={width / 28} textAnchor="middle">
        {`${length} ${unit}`}
      </text>
    </g>
  );
}

/** The two ends of a line for the keyboard: arrow keys move an end by one pixel, with Shift by ten. */
function Handles({ line, photo, dispatch }: { line: Line; photo: Photo; dispatch: Dispatch<MeasureAction> }) {
  const steer = (end: 'from' | 'to') => (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    dispatch({ type: 'move', id: line.id, end, point: moved(line[end], step, event.shiftKey ? 10 : 1, photo) });
  };
  return (['from', 'to'] as const).map((end) => (
    <button
      key={end}
      type="button"
      className="tools-measure-handle"
      style={{ left: `${(line[end].x / photo.width) * 100}%`, top: `${(line[end].y / photo.height) * 100}%` }}
      aria-label={`Measurement ${line.id}, ${end === 'from' ? 'first' : 'second'} point: arrow keys move it`}
      onKeyDown={steer(end)}
    />
  ));
}

function Cross({ at, size }: { at: Point; size: number }) {
  return (
    <path
      className="tools-measure-cross"
      d={`M${at.x - size} ${at.y}h${2 * size}M${at.x} ${at.y - size}v${2 * size}`}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** What lies under the finger, three times as large, at the corner away from it. */
function Magnifier({ photo, at }: { photo: Photo; at: Point }) {
  const half = Math.max(photo.width, photo.height) / 24;
  const side = at.x < photo.width / 2 && at.y < photo.height / 2 ? 'right' : 'left';
  return (
    <svg
      className={`tools-measure-magnifier tools-measure-magnifier-${side}`}
      viewBox={`${at.x - half} ${at.y - half} ${half * 2} ${half * 2}`}
      aria-hidden
    >
      <image href={photo.url} width={photo.width} height={photo.height} />
      <Cross at={at} size={half / 3} />
    </svg>
  );
}
