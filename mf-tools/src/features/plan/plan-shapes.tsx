import { type EnclosedArea, lengthOf, type Plan, type PlanItem, type PlanPoint, type PlanWall } from '@dwang/domain/plans';
import type { KeyboardEvent, PointerEvent } from 'react';
import { areaLabelAt } from './area-label';
import type { PlanKind } from './plan-kinds';
import { areaText, lengthText, type PlanUnit } from './units';

/** Pixels of the drawing to a metre: the specification's grid of 20 px is half a metre, its walls of 10 px a quarter. */
const SCALE = 40;
const WALL_PX = 10;
const GRID_PX = 20;

export const px = (metres: number): number => metres * SCALE;

/** Half-metre squares. */
export function Grid({ plan }: { plan: Plan }) {
  return (
    <>
      <defs>
        <pattern id="plan-grid" width={GRID_PX} height={GRID_PX} patternUnits="userSpaceOnUse">
          <path d={`M ${GRID_PX} 0 H 0 V ${GRID_PX}`} className="plan-grid-line" />
        </pattern>
      </defs>
      <rect width={px(plan.width)} height={px(plan.height)} className="plan-ground" />
      <rect width={px(plan.width)} height={px(plan.height)} fill="url(#plan-grid)" />
    </>
  );
}

interface ShapeHandlers {
  isChosen: boolean;
  onPress: (event: PointerEvent) => void;
  onKey: (event: KeyboardEvent) => void;
}

interface WallShapeProps extends ShapeHandlers {
  wall: PlanWall;
  unit: PlanUnit;
  name: string;
}

export function WallShape({ wall, unit, name, isChosen, onPress, onKey }: WallShapeProps) {
  const length = lengthText(lengthOf(wall), unit);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand in a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={`${name}, ${length}`}
      aria-pressed={isChosen}
      className={isChosen ? `plan-wall plan-wall-${wall.layer} plan-chosen` : `plan-wall plan-wall-${wall.layer}`}
      onPointerDown={onPress}
      onKeyDown={onKey}
    >
      <line x1={px(wall.start[0])} y1={px(wall.start[1])} x2={px(wall.end[0])} y2={px(wall.end[1])} />
      <Label at={middle(wall.start, wall.end)} text={length} lift={-WALL_PX} />
    </g>
  );
}

const middle = (a: PlanPoint, b: PlanPoint): PlanPoint => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

interface ItemShapeProps extends ShapeHandlers {
  item: PlanItem;
  kind: PlanKind;
}

export function ItemShape({ item, kind, isChosen, onPress, onKey }: ItemShapeProps) {
  const hue = kind.types.find(({ type }) => type === item.type)?.hue ?? 1;
  const [width, height] = [px(item.width), px(item.height)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand in a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={`${item.label}. Arrow keys move it, with Shift they size it, R turns it, Delete removes it.`}
      aria-pressed={isChosen}
      className={isChosen ? `plan-item plan-hue-${hue} plan-chosen` : `plan-item plan-hue-${hue}`}
      transform={`translate(${px(item.x)} ${px(item.y)})`}
      onPointerDown={onPress}
      onKeyDown={onKey}
    >
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={3} transform={`rotate(${item.rotation})`} />
      <text className="plan-text">{item.label}</text>
    </g>
  );
}

function Label({ at, text, lift = 0 }: { at: PlanPoint; text: string; lift?: number }) {
  return (
    <text x={px(at[0])} y={px(at[1]) + lift} className="plan-text">
      {text}
    </text>
  );
}

interface AreasProps {
  areas: readonly EnclosedArea[];
  items: readonly PlanItem[];
  unit: PlanUnit;
}

export function Areas({ areas, items, unit }: AreasProps) {
  return areas.map((one) => {
    const [x, y] = areaLabelAt(one, items);
    return (
      <text key={`${one.middle}`} x={px(x)} y={px(y)} className="plan-text plan-area">
        {areaText(one.area, unit)}
      </text>
    );
  });
}
