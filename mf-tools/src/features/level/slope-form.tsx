import { Stack, Text } from '@dwang/kit';
import { NumberInput } from '@dwang/kit/form';
import { useId, useState } from 'react';
import { SaveResult } from '../../results';
import { slopeOf, toDegrees } from '../../sensors/tilt';
import { slopeDraft } from './level-draft';

/** The manual way to an angle: rise over run, in any one unit. */
export function SlopeForm() {
  const [rise, setRise] = useState<number | null>(null);
  const [run, setRun] = useState<number | null>(null);
  const slope = slopeOf(rise ?? 0, run ?? 0);
  return (
    <Stack gap={3}>
      <Text>Measure how far it rises over a known run, in the same unit.</Text>
      <div className="tools-level-slope">
        <Length label="Rise" value={rise} onChange={setRise} />
        <Length label="Run" value={run} onChange={setRun} />
      </div>
      <output className="tools-level-degrees" aria-live="polite">
        {slope ? `${toDegrees(slope.degrees)} · ${slope.percent.toFixed(1)} % · 1 : ${slope.ratio.toFixed(1)}` : '–'}
      </output>
      <SaveResult draft={slope && slopeDraft(rise ?? 0, run ?? 0, slope)} />
    </Stack>
  );
}

function Length({ label, value, onChange }: { label: string; value: number | null; onChange: (value: number | null) => void }) {
  const id = useId();
  return (
    <Stack gap={1}>
      <label htmlFor={id}>{label}</label>
      <NumberInput id={id} min={0} value={value} onChange={onChange} />
    </Stack>
  );
}
