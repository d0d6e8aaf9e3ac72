import { Button, Row, Segmented } from '@dwang/kit';
import { Checkbox, Select } from '@dwang/kit/form';
import { useId } from 'react';
import type { PlanKind } from './plan-kinds';
import type { PlanAction } from './plan-state';
import type { PlanMode } from './use-pen';

interface PlanToolsProps {
  kind: PlanKind;
  mode: PlanMode;
  onMode: (mode: PlanMode) => void;
  type: string;
  onType: (type: string) => void;
  lineLayer: string;
  onLineLayer: (layer: string) => void;
  step: number;
  onStep: (step: number) => void;
  canUndo: boolean;
  canRedo: boolean;
  act: (action: PlanAction) => void;
  /** Puts the chosen thing in the middle, for those who work by keys. */
  onAddMiddle: () => void;
}

/** Steps that the pen holds to, metres. */
const STEPS = [
  { value: 0, label: 'No snap' },
  { value: 0.05, label: 'Snap 50 mm' },
  { value: 0.1, label: 'Snap 100 mm' },
  { value: 0.5, label: 'Snap 500 mm' },
  { value: 1, label: 'Snap 1 m' },
];

/** The pens, what they draw, and the way back. */
export function PlanTools(props: PlanToolsProps) {
  const { kind, mode, onMode, type, onType, lineLayer, onLineLayer, step, onStep, canUndo, canRedo, act, onAddMiddle } = props;
  const modes = [
    { value: 'select' as const, label: 'Select' },
    ...(kind.line ? [{ value: 'line' as const, label: kind.line }] : []),
    { value: 'place' as const, label: kind.place },
  ];
  const lineLayers = kind.layers.filter(({ hasLines }) => hasLines);
  return (
    <div className="plan-tools">
      <Segmented<PlanMode> options={modes} value={mode} onChange={onMode} aria-label="Tool" />
      {mode === 'place' && (
        <Row>
          <Choice
            label="What to place"
            value={type}
            options={kind.types.map((one) => ({ value: one.type, label: one.label }))}
            onChange={onType}
          />
          <Button onClick={onAddMiddle}>Put in the middle</Button>
        </Row>
      )}
      {mode === 'line' && lineLayers.length > 1 && (
        <Choice
          label="Layer of the line"
          value={lineLayer}
          options={lineLayers.map(({ id, label }) => ({ value: id, label }))}
          onChange={onLineLayer}
        />
      )}
      <Row>
        <Choice label="Snap" value={step} options={STEPS} onChange={onStep} />
        <Button disabled={!canUndo} onClick={() => act({ do: 'undo' })}>
          Undo
        </Button>
        <Button disabled={!canRedo} onClick={() => act({ do: 'redo' })}>
          Redo
        </Button>
      </Row>
    </div>
  );
}

interface ChoiceProps<Value> {
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Select<Value>
      aria-label={label}
      className="plan-choice"
      value={value}
      options={options}
      showSearch={false}
      onChange={onChange}
    />
  );
}

interface LayersProps {
  kind: PlanKind;
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

/** Which layers are seen. */
export function Layers({ kind, hidden, onChange }: LayersProps) {
  const id = useId();
  const toggle = (layer: string) => {
    const next = new Set(hidden);
    if (!next.delete(layer)) next.add(layer);
    onChange(next);
  };
  return (
    <fieldset className="plan-layers" aria-labelledby={id}>
      <legend id={id}>Layers</legend>
      {kind.layers.map(({ id: layer, label }) => (
        <Checkbox key={layer} checked={!hidden.has(layer)} onChange={() => toggle(layer)}>
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}
