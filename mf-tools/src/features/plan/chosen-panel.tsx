import { lengthOf, type Plan, type PlanItem, type PlanPoint, type PlanWall, turnBy } from '@dwang/domain/plans';
import { Button, DeleteIcon, Row } from '@dwang/kit';
import { Input } from '@dwang/kit/form';
import { useId } from 'react';
import type { PlanAction } from './plan-state';
import { SizeField } from './size-field';
import { lengthText, type PlanUnit } from './units';

interface ChosenPanelProps {
  plan: Plan;
  chosen: string;
  unit: PlanUnit;
  lineName: string;
  act: (action: PlanAction) => void;
}

/** What is marked, in figures: typed sizes are exact where a finger is not. */
export function ChosenPanel({ plan, chosen, unit, lineName, act }: ChosenPanelProps) {
  const item = plan.items.find(({ id }) => id === chosen);
  const wall = plan.walls.find(({ id }) => id === chosen);
  if (!item && !wall) return null;
  return (
    <section className="plan-chosen-panel" aria-label="Marked part">
      {item && <ItemFields item={item} plan={plan} unit={unit} act={act} />}
      {wall && <WallFields wall={wall} plan={plan} unit={unit} name={lineName} act={act} />}
      <Row>
        {item && (
          <Button onClick={() => act({ do: 'change-item', id: item.id, change: { rotation: turnBy(item.rotation, 90) } })}>
            Turn 90°
          </Button>
        )}
        <Button danger icon={<DeleteIcon aria-hidden />} onClick={() => act({ do: 'remove', id: chosen })}>
          Remove
        </Button>
      </Row>
    </section>
  );
}

interface ItemFieldsProps {
  item: PlanItem;
  plan: Plan;
  unit: PlanUnit;
  act: (action: PlanAction) => void;
}

function ItemFields({ item, plan, unit, act }: ItemFieldsProps) {
  const id = useId();
  const change = (next: Partial<PlanItem>) => act({ do: 'change-item', id: item.id, change: next });
  const most = Math.max(plan.width, plan.height);
  return (
    <div className="tools-typed">
      <div className="tools-typed-field">
        <label htmlFor={id}>Label</label>
        <Input
          id={id}
          value={item.label}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => change({ label: target.value })}
        />
      </div>
      <SizeField label="Width" value={item.width} unit={unit} min={0.05} max={most} onChange={(width) => change({ width })} />
      <SizeField label="Depth" value={item.height} unit={unit} min={0.05} max={most} onChange={(height) => change({ height })} />
      <SizeField label="From left" value={item.x} unit={unit} max={plan.width} onChange={(x) => change({ x })} />
      <SizeField label="From top" value={item.y} unit={unit} max={plan.height} onChange={(y) => change({ y })} />
      <SizeField label="Turned" value={item.rotation} unit="°" max={359} onChange={(rotation) => change({ rotation })} />
    </div>
  );
}

interface WallFieldsProps extends Omit<ItemFieldsProps, 'item'> {
  wall: PlanWall;
  name: string;
}

const ENDS = [
  ['start', 0, 'Start, from left'],
  ['start', 1, 'Start, from top'],
  ['end', 0, 'End, from left'],
  ['end', 1, 'End, from top'],
] as const;

function WallFields({ wall, plan, unit, name, act }: WallFieldsProps) {
  const change = (end: 'start' | 'end', axis: 0 | 1, metres: number) => {
    const point: PlanPoint = axis === 0 ? [metres, wall[end][1]] : [wall[end][0], metres];
    act({ do: 'change-wall', id: wall.id, change: { [end]: point } });
  };
  return (
    <>
      <p className="plan-note">
        {name}, {lengthText(lengthOf(wall), unit)}
      </p>
      <div className="tools-typed">
        {ENDS.map(([end, axis, label]) => (
          <SizeField
            key={label}
            label={label}
            value={wall[end][axis]}
            unit={unit}
            max={axis === 0 ? plan.width : plan.height}
            onChange={(metres) => change(end, axis, metres)}
          />
        ))}
      </div>
    </>
  );
}
