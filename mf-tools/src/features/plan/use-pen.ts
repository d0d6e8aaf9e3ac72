import { type Plan, type PlanPoint, snapPoint, straighten } from '@dwang/domain/plans';
import { type PointerEvent, useRef, useState } from 'react';
import type { PlanKind } from './plan-kinds';
import type { PlanAction } from './plan-state';
import { pointOn } from './point-on';

export type PlanMode = 'select' | 'line' | 'place';

interface Pen {
  kind: PlanKind;
  plan: Plan;
  mode: PlanMode;
  /** The layer that lines are drawn on. */
  lineLayer: string;
  /** What is placed next. */
  type: string;
  step: number;
  act: (action: PlanAction) => void;
  onPlaced: () => void;
}

interface Drag {
  id: string;
  from: PlanPoint;
  origin: PlanPoint;
  hasMoved: boolean;
}

/** How near a wall's end takes the pen to itself, metres. */
const REACH = 0.2;
/** A line shorter than this was a tap. Metres. */
const SHORTEST = 0.1;

/** What finger, mouse and pen do on the plan: draw a line, place a thing, take it elsewhere. */
export function usePen({ kind, plan, mode, lineLayer, type, step, act, onPlaced }: Pen) {
  const [line, setLine] = useState<{ start: PlanPoint; end: PlanPoint } | null>(null);
  const drag = useRef<Drag | null>(null);
  const pointOf = (event: PointerEvent) => pointOn((event.currentTarget as Element).closest('svg'), event, plan);
  const snapped = (point: PlanPoint) => snapPoint(point, plan, step, REACH);
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event);
    if (mode === 'line') {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setLine({ start: snapped(point), end: snapped(point) });
    } else if (mode === 'place') {
      placeAt(snapPoint(point, { ...plan, walls: [] }, step, 0));
    } else if (event.target === event.currentTarget || !(event.target as Element).closest('[role="button"]')) {
      act({ do: 'choose', id: null });
    }
  };
  const placeAt = ([x, y]: PlanPoint) => {
    const found = kind.types.find((one) => one.type === type);
    if (!found) return;
    const { width, height, label, layer } = found;
    act({ do: 'add-item', item: { id: crypto.randomUUID(), layer, type, label, x, y, width, height, rotation: 0 } });
    onPlaced();
  };
  const grab = (event: PointerEvent, id: string, origin: PlanPoint) => {
    if (mode !== 'select') return;
    (event.currentTarget as Element).closest('svg')?.setPointerCapture?.(event.pointerId);
    act({ do: 'choose', id });
    drag.current = { id, origin, from: pointOf(event), hasMoved: false };
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event);
    if (line) {
      setLine({ ...line, end: straighten(line.start, snapped(point)) });
      return;
    }
    const held = drag.current;
    if (!held) return;
    const to: PlanPoint = [held.origin[0] + point[0] - held.from[0], held.origin[1] + point[1] - held.from[1]];
    const [x, y] = snapPoint(to, { ...plan, walls: [] }, step, 0);
    if (plan.items.some((item) => item.id === held.id)) {
      act({ do: 'change-item', id: held.id, change: { x, y }, isSame: held.hasMoved });
      held.hasMoved = true;
    }
  };
  const release = () => {
    drag.current = null;
    if (!line) return;
    setLine(null);
    if (Math.hypot(line.end[0] - line.start[0], line.end[1] - line.start[1]) < SHORTEST) return;
    act({ do: 'add-wall', wall: { id: crypto.randomUUID(), layer: lineLayer, ...line } });
  };
  const cancel = () => {
    drag.current = null;
    setLine(null);
  };
  return { line, isSelecting: mode === 'select', press, grab, move, release, cancel, placeAt };
}
