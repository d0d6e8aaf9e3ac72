import type { Photo, Point } from '../../photo/photo';
import { calibrate, type Scale, UNCALIBRATED } from './geometry';

export interface Line {
  id: number;
  from: Point;
  to: Point;
}

/** What the next two points make. */
type Mode = 'idle' | 'measuring' | 'calibrating';

export interface MeasureState {
  photo: Photo | null;
  mode: Mode;
  start: Point | null;
  lines: Line[];
  nextId: number;
  scale: Scale;
  knownMillimetres: number;
  /** Said when calibration points lie too close together. */
  fault: string | null;
}

export type MeasureAction =
  | { type: 'photo'; photo: Photo | null }
  | { type: 'mode'; mode: Mode }
  | { type: 'known'; millimetres: number }
  | { type: 'point'; point: Point }
  | { type: 'move'; id: number; end: 'from' | 'to'; point: Point }
  | { type: 'undo' }
  | { type: 'reset' };

export const EMPTY: MeasureState = {
  photo: null,
  mode: 'idle',
  start: null,
  lines: [],
  nextId: 1,
  scale: UNCALIBRATED,
  knownMillimetres: 85.6,
  fault: null,
};

/** One step of the tool. A new photo starts afresh: neither lines nor scale of another picture hold for it. */
export function reduceMeasure(state: MeasureState, action: MeasureAction): MeasureState {
  switch (action.type) {
    case 'photo':
      return {
        ...EMPTY,
        photo: action.photo,
        mode: action.photo ? 'measuring' : 'idle',
        knownMillimetres: state.knownMillimetres,
      };
    case 'mode':
      return { ...state, mode: action.mode, start: null, fault: null };
    case 'known':
      return { ...state, knownMillimetres: action.millimetres };
    case 'point':
      return withPoint(state, action.point);
    case 'move':
      return {
        ...state,
        lines: state.lines.map((line) => (line.id === action.id ? { ...line, [action.end]: action.point } : line)),
      };
    case 'undo':
      return state.start ? { ...state, start: null } : { ...state, lines: state.lines.slice(0, -1) };
    case 'reset':
      return { ...state, lines: [], start: null, fault: null };
  }
}

function withPoint(state: MeasureState, point: Point): MeasureState {
  if (state.mode === 'idle') return state;
  if (!state.start) return { ...state, start: point, fault: null };
  return state.mode === 'calibrating' ? withScale(state, state.start, point) : withLine(state, state.start, point);
}

const withLine = (state: MeasureState, from: Point, to: Point): MeasureState => ({
  ...state,
  start: null,
  lines: [...state.lines, { id: state.nextId, from, to }],
  nextId: state.nextId + 1,
});

function withScale(state: MeasureState, from: Point, to: Point): MeasureState {
  const scale = calibrate(from, to, state.knownMillimetres);
  if (!scale) return { ...state, start: null, fault: 'These two points are too close together: mark the two ends of the object' };
  return { ...state, start: null, scale, mode: 'measuring', fault: null };
}
