import '../../parts/typed-fields.css';
import './plan.css';
import { enclosedAreas } from '@dwang/domain/plans';
import { Button, Row, Segmented, Stack, Text } from '@dwang/kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ResultDraft } from '../../results/result-draft';
import { SaveResult } from '../../results/save-result';
import { useCameraGround } from './camera-ground';
import { ChosenPanel } from './chosen-panel';
import { type DrawnPlan, planPicture } from './draw-plan';
import { PlanCanvas } from './plan-canvas';
import { PlanFiles } from './plan-files';
import type { PlanKind } from './plan-kinds';
import { Layers, PlanTools } from './plan-tools';
import { SizeField } from './size-field';
import { areaNumber, areaText, lengthText, type PlanUnit } from './units';
import { type PlanMode, usePen } from './use-pen';
import { usePlan } from './use-plan';

const UNITS: { value: PlanUnit; label: string }[] = [
  { value: 'm', label: 'm' },
  { value: 'ft', label: 'ft' },
];
/** Metres: the largest plan, and the snap that one begins with. */
const MOST = 200;
const SNAP = 0.1;

/** A plan to draw: rooms with walls and furniture, or a site with its set-up. */
export function PlanTool({ kind }: { kind: PlanKind }) {
  const { plan, past, future, chosen, act } = usePlan(kind);
  const [unit, setUnit] = useState<PlanUnit>('m');
  const [mode, setMode] = useState<PlanMode>('select');
  const [type, setType] = useState(kind.types[0]?.type ?? '');
  const [lineLayer, setLineLayer] = useState(kind.layers[0]?.id ?? '');
  const [step, setStep] = useState(SNAP);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const areas = useMemo(
    () => enclosedAreas({ ...plan, walls: plan.walls.filter(({ layer }) => !hidden.has(layer)) }),
    [plan, hidden],
  );
  const onPlaced = () => {
    if (kind.placesOnce) setMode('select');
  };
  const pen = usePen({ kind, plan, mode, lineLayer, type, step, act, onPlaced });
  const camera = useCameraGround();
  const drawn: DrawnPlan = { kind, plan, areas, unit, hidden };
  const picture = usePicture(drawn);
  const resize = (change: { width?: number; height?: number }) =>
    act({ do: 'resize', width: plan.width, height: plan.height, ...change });
  return (
    <Stack gap={4}>
      <div className="plan-room">
        <SizeField label="Width" value={plan.width} unit={unit} min={0.5} max={MOST} onChange={(width) => resize({ width })} />
        <SizeField
          label="Length"
          value={plan.height}
          unit={unit}
          min={0.5}
          max={MOST}
          onChange={(height) => resize({ height })}
        />
        <Segmented<PlanUnit> options={UNITS} value={unit} onChange={setUnit} aria-label="Unit" />
        {kind.hasCamera && camera.button}
      </div>
      {camera.fault}
      <PlanTools
        {...{ kind, mode, type, lineLayer, step, act }}
        onMode={setMode}
        onType={setType}
        onLineLayer={setLineLayer}
        onStep={setStep}
        canUndo={past.length > 0}
        canRedo={future.length > 0}
        onAddMiddle={() => pen.placeAt([plan.width / 2, plan.height / 2])}
      />
      <PlanCanvas {...{ kind, plan, areas, unit, hidden, chosen, pen, step, act }} ground={camera.ground} />
      {chosen && <ChosenPanel key={chosen} plan={plan} chosen={chosen} unit={unit} lineName={kind.line ?? 'Wall'} act={act} />}
      <Layers kind={kind} hidden={hidden} onChange={setHidden} />
      {kind.line && (
        <Text>
          {areas.length === 1 ? 'One area' : `${areas.length} areas`}: {areas.map(({ area }) => areaText(area, unit)).join(', ')}
        </Text>
      )}
      <Row>
        <Button onClick={() => act({ do: 'clear' })}>Clear</Button>
        <PlanFiles drawn={drawn} />
        <SaveResult draft={draftOf(drawn)} picture={picture} />
      </Row>
    </Stack>
  );
}

/** A function that stays the same and pictures what is drawn now. */
function usePicture(drawn: DrawnPlan): () => Promise<File> {
  const now = useRef(drawn);
  now.current = drawn;
  return useCallback(async () => new File([await planPicture(now.current)], 'plan.png', { type: 'image/png' }), []);
}

function draftOf({ kind, plan, areas, unit }: DrawnPlan): ResultDraft {
  const counts = new Map<string, number>();
  for (const { label } of plan.items) counts.set(label, (counts.get(label) ?? 0) + 1);
  return {
    ...{ tool: kind.id, title: kind.title },
    inputs: [
      { label: 'Width', value: lengthText(plan.width, unit) },
      { label: 'Length', value: lengthText(plan.height, unit) },
    ],
    answers: [
      ...areas.slice(0, 40).map(({ area }, at) => ({ label: `Area ${at + 1}`, value: areaNumber(area, unit), unit: `${unit}²` })),
      ...[...counts].slice(0, 60).map(([label, count]) => ({ label: label.trim() || 'Thing', value: String(count) })),
    ],
  };
}
