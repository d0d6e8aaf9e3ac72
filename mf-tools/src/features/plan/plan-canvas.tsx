import { type EnclosedArea, lengthOf, type Plan, type PlanItem, sizeItem, turnBy } from '@dwang/domain/plans';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { ItemHandles } from './item-handles';
import { KEY_STEP, MOVES } from './keys';
import type { PlanKind } from './plan-kinds';
import { Areas, Grid, ItemShape, px, WallShape } from './plan-shapes';
import type { PlanAction } from './plan-state';
import { lengthText, type PlanUnit } from './units';
import type { usePen } from './use-pen';

interface PlanCanvasProps {
  kind: PlanKind;
  plan: Plan;
  areas: readonly EnclosedArea[];
  unit: PlanUnit;
  hidden: ReadonlySet<string>;
  chosen: string | null;
  pen: ReturnType<typeof usePen>;
  step: number;
  act: (action: PlanAction) => void;
  /** What lies under the plan. */
  ground?: ReactNode;
}

const QUARTER = 90;
/** Size of the words, as a share of the longer side. */
const TEXT = 0.036;

/** The drawing itself. */
export function PlanCanvas({ kind, plan, areas, unit, hidden, chosen, pen, step, act, ground }: PlanCanvasProps) {
  const walls = plan.walls.filter(({ layer }) => !hidden.has(layer));
  const items = plan.items.filter(({ layer }) => !hidden.has(layer));
  const marked = items.find(({ id }) => id === chosen);
  const label = `${kind.title}, ${lengthText(plan.width, unit)} by ${lengthText(plan.height, unit)}`;
  return (
    <div className="plan-sheet" style={{ '--plan-ratio': plan.width / plan.height } as CSSProperties}>
      {ground}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with parts to press */}
      <svg
        role="group"
        aria-label={label}
        className={ground ? 'plan-canvas plan-canvas-over' : 'plan-canvas'}
        fontSize={px(Math.max(plan.width, plan.height)) * TEXT}
        viewBox={`0 0 ${px(plan.width)} ${px(plan.height)}`}
        onPointerDown={pen.press}
        onPointerMove={pen.move}
        onPointerUp={pen.release}
        onPointerCancel={pen.cancel}
      >
        <Grid plan={plan} />
        {walls.map((wall, at) => (
          <WallShape
            key={wall.id}
            wall={wall}
            unit={unit}
            name={`${kind.line ?? 'Wall'} ${at + 1}`}
            isChosen={wall.id === chosen}
            onPress={(event) => pen.grab(event, wall.id, wall.start)}
            onKey={(event) => wallKey(event, wall.id, act)}
          />
        ))}
        {items.map((item) => (
          <ItemShape
            key={item.id}
            item={item}
            kind={kind}
            isChosen={item.id === chosen}
            onPress={(event) => pen.grab(event, item.id, [item.x, item.y])}
            onKey={(event) => itemKey(event, item, plan, step, act)}
          />
        ))}
        {kind.line && <Areas areas={areas} items={items} unit={unit} />}
        {pen.line && (
          <g className="plan-wall plan-chosen">
            <line x1={px(pen.line.start[0])} y1={px(pen.line.start[1])} x2={px(pen.line.end[0])} y2={px(pen.line.end[1])} />
            <text x={px(pen.line.end[0])} y={px(pen.line.end[1]) - 12} className="plan-text">
              {lengthText(lengthOf(pen.line), unit)}
            </text>
          </g>
        )}
      </svg>
      {marked && pen.isSelecting && <ItemHandles item={marked} plan={plan} step={step} act={act} />}
    </div>
  );
}

const isRemove = ({ key }: KeyboardEvent) => key === 'Delete' || key === 'Backspace';
const isChoose = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

function wallKey(event: KeyboardEvent, id: string, act: (action: PlanAction) => void): void {
  if (!isRemove(event) && !isChoose(event)) return;
  event.preventDefault();
  act(isRemove(event) ? { do: 'remove', id } : { do: 'choose', id });
}

function itemKey(event: KeyboardEvent, item: PlanItem, plan: Plan, step: number, act: (action: PlanAction) => void): void {
  const move = MOVES[event.key];
  const by = step || KEY_STEP;
  if (move && event.shiftKey) {
    const size = { width: item.width + move[0] * by, height: item.height + move[1] * by };
    event.preventDefault();
    act({ do: 'change-item', id: item.id, change: sizeItem(item, size, plan) });
  } else if (move) {
    const x = Math.min(plan.width, Math.max(0, item.x + move[0] * by));
    const y = Math.min(plan.height, Math.max(0, item.y + move[1] * by));
    event.preventDefault();
    act({ do: 'change-item', id: item.id, change: { x, y } });
  } else if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey) {
    act({ do: 'change-item', id: item.id, change: { rotation: turnBy(item.rotation, QUARTER) } });
  } else wallKey(event, item.id, act);
}
