import { errorText } from '@dwang/client';
import type { MeasurementUnit } from '@dwang/contracts';
import { Button, Row } from '@dwang/kit';
import { Input } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useCreateMeasurementMutation } from '../../api/measurements';
import { measure } from './geometry';
import type { Line, MeasureState } from './measure-state';

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
  const [uid] = useState(() => crypto.randomUUID());
  const [save, { isLoading, isSuccess }] = useCreateMeasurementMutation();
  const notify = useNotify();
  const { length, error } = measure(line.from, line.to, state.scale, unit);
  const keep = async () => {
    try {
      await save({ uid, name, length, unit, calibrated: error !== null }).unwrap();
      notify.success({ title: 'Measurement saved', description: `${name}: ${length} ${unit}` });
    } catch (fault) {
      notify.error({ title: 'Could not save the measurement', description: errorText(fault, 'Please try again.') });
    }
  };
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
          <Button onClick={keep} loading={isLoading} disabled={isSuccess || name.trim() === ''}>
            {isSuccess ? 'Saved' : 'Save'}
          </Button>
        </Row>
      </Row>
    </li>
  );
}
