import {
  type ItemSide,
  type Plan,
  type PlanItem,
  type PlanPoint,
  placeOnItem,
  pullItem,
  sizeItem,
  turnBy,
  turnTowards,
} from '@dwang/domain/plans';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { KEY_STEP, MOVES } from './keys';
import type { PlanAction } from './plan-state';
import { pointOn } from './point-on';

interface ItemHandlesProps {
  item: PlanItem;
  plan: Plan;
  step: number;
  act: (action: PlanAction) => void;
}

type Change = Partial<Omit<PlanItem, 'id'>>;

interface Handle {
  name: string;
  className: string;
  /** Where it stands on the thing, in halves of its sides from the middle. */
  at: PlanPoint;
  pull: (to: PlanPoint, isFree: boolean) => Change;
  press: (move: readonly [x: number, y: number], isFree: boolean) => Change;
}

/** Degrees of a step of turning, and with Shift. */
const [TURN, FINE_TURN] = [15, 1];
/** Pixels by which a handle stands off the thing, so that those of a small one do not lie on each other. */
const OFF = 22;

/** What the marked thing is sized and turned by: pulled with mouse or finger, or by the arrow keys. */
export function ItemHandles({ item, plan, step, act }: ItemHandlesProps) {
  const side = (name: string, of: ItemSide, at: PlanPoint): Handle => ({
    ...{ name: `${name} of ${item.label}`, className: `plan-handle-${of.join('')}`, at },
    pull: (to, isFree) => pullItem(item, of, to, plan, isFree ? 0 : step),
    press: ([x, y]) => {
      const by = step || KEY_STEP;
      return sizeItem(item, { width: item.width + of[0] * x * by, height: item.height + of[1] * y * by }, plan);
    },
  });
  const handles: Handle[] = [
    {
      ...{ name: `Turn ${item.label}`, className: 'plan-handle-turn', at: [0, -1] },
      pull: (to, isFree) => ({ rotation: turnTowards(item, to, isFree ? FINE_TURN : TURN) }),
      press: ([x, y], isFree) => ({ rotation: turnBy(item.rotation, (x || y) * (isFree ? FINE_TURN : TURN)) }),
    },
    side('Width', [1, 0], [1, 0]),
    side('Depth', [0, 1], [0, 1]),
    side('Size', [1, 1], [1, 1]),
  ];
  return handles.map((handle) => (
    <ItemHandle
      key={handle.className}
      handle={handle}
      item={item}
      plan={plan}
      change={(change, isSame) => act({ do: 'change-item', id: item.id, change, isSame })}
    />
  ));
}

interface ItemHandleProps {
  handle: Handle;
  item: PlanItem;
  plan: Plan;
  /** `isSame`: it goes on with the pull before it. */
  change: (change: Change, isSame: boolean) => void;
}

function ItemHandle({ handle, item, plan, change }: ItemHandleProps) {
  const pulled = useRef<{ hasMoved: boolean } | null>(null);
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const held = pulled.current;
    const svg = event.currentTarget.closest('.plan-sheet')?.querySelector('svg');
    if (!held || !svg) return;
    change(handle.pull(pointOn(svg, event, plan), event.shiftKey), held.hasMoved);
    held.hasMoved = true;
  };
  const press = (event: KeyboardEvent) => {
    const way = MOVES[event.key];
    if (!way) return;
    event.preventDefault();
    change(handle.press(way, event.shiftKey), false);
  };
  const end = () => {
    pulled.current = null;
  };
  return (
    <button
      type="button"
      className={`plan-handle ${handle.className}`}
      aria-label={`${handle.name}: pull, or use the arrow keys`}
      style={placeOf(handle.at, item, plan)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        pulled.current = { hasMoved: false };
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
    />
  );
}

function placeOf(at: PlanPoint, item: PlanItem, plan: Plan): CSSProperties {
  const [x, y] = placeOnItem(item, at);
  const angle = (item.rotation * Math.PI) / 180;
  const off = (right: number, down: number) => `${(right * OFF).toFixed(1)}px, ${(down * OFF).toFixed(1)}px`;
  const share = (metres: number, of: number) => `${Math.min(100, Math.max(0, (metres / of) * 100)).toFixed(3)}%`;
  const away = off(at[0] * Math.cos(angle) - at[1] * Math.sin(angle), at[0] * Math.sin(angle) + at[1] * Math.cos(angle));
  return { left: share(x, plan.width), top: share(y, plan.height), transform: `translate(-50%, -50%) translate(${away})` };
}
