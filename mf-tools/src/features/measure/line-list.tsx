import type { MeasurementUnit } from '@dwang/contracts';
import { Button, Row } from '@dwang/kit';
import { Input } from '@dwang/kit/form';
import { useState } from 'react';
import { measure } from './geometry';
import type { Line, MeasureState } from './measure-state';
import { useMeasuredJob } from './measured-job';
import { useSaveLine } from './use-save-line';

/** The lengths found, each with how far it may be out, a name, and Save. */
export function LineList({ state, unit }: { state: MeasureState; unit: MeasurementUnit }) {
  if (state.lines.length === 0) return null;
  return (
    <ul className="tools-measure-lines" aria-label="Measurements">
      {state.lines.map((line) => (
        <LineRow key={line.id} line={line} state={state} unit={unit} />
      ))}
    </ul>
  );
}

function LineRow({ line, state, unit }: { line: Line; state: MeasureState; unit: MeasurementUnit }) {
  const [name, setName] = useState(`Measurement ${line.id}`);
  const { state: saving, save } = useSaveLine(useMeasuredJob().projectId);
  const { length, error } = measure(line.from, line.to, state.scale, unit);
  const keep = () => void save({ name: name.trim(), length, unit, calibrated: error !== null });
  return (
    <li>
      <Row spread>
        <span className="tools-measure-length">
          {length} {unit} <small>{error === null ? 'uncalibrated' : `± ${error} ${unit}`}</small>
        </span>
        <Row>
          <Input
            aria-label={`Name of measurement ${line.id}`}
            value={name}
            maxLength={120}
            onChange={(event) => setName(event.target.value)}
          />
          <Button onClick={keep} loading={saving === 'saving'} disabled={saving === 'saved' || name.trim() === ''}>
            {saving === 'saved' ? 'Saved' : 'Save'}
          </Button>
        </Row>
      </Row>
    </li>
  );
}
