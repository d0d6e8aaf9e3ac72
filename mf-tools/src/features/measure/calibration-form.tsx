import { Button, Row, Stack, StatusTag, Text } from '@dwang/kit';
import { NumberInput, Select } from '@dwang/kit/form';
import { type Dispatch, useState } from 'react';
import { KNOWN_OBJECTS } from './geometry';
import type { MeasureAction, MeasureState } from './measure-state';

type ObjectId = (typeof KNOWN_OBJECTS)[number]['id'];

/** Says whether the lengths are true, and makes them so: choose the object, then mark its two ends. */
export function CalibrationForm({ state, dispatch }: { state: MeasureState; dispatch: Dispatch<MeasureAction> }) {
  const [object, setObject] = useState<ObjectId>('card');
  const isCalibrated = state.scale.knownPixels !== null;
  const choose = (id: ObjectId) => {
    setObject(id);
    const known = KNOWN_OBJECTS.find((one) => one.id === id)?.millimetres;
    if (known) dispatch({ type: 'known', millimetres: known });
  };
  return (
    <Stack gap={2}>
      <Row>
        <StatusTag tone={isCalibrated ? 'good' : 'warn'}>{isCalibrated ? 'Calibrated' : 'Uncalibrated'}</StatusTag>
        <Text rank="secondary">
          {isCalibrated ? 'Lengths hold for things in the same plane.' : 'Ten pixels count as one centimetre: a guess.'}
        </Text>
      </Row>
      <Row>
        <Select<ObjectId>
          aria-label="Object of known length"
          value={object}
          onChange={choose}
          options={KNOWN_OBJECTS.map(({ id, label }) => ({ value: id, label }))}
          popupMatchSelectWidth={false}
        />
        {object === 'own' && (
          <NumberInput
            aria-label="Known length in millimetres"
            unit="mm"
            min={1}
            max={100_000}
            value={state.knownMillimetres}
            onChange={(millimetres) => millimetres && dispatch({ type: 'known', millimetres })}
          />
        )}
        <Button onClick={() => dispatch({ type: 'mode', mode: 'calibrating' })} aria-pressed={state.mode === 'calibrating'}>
          Calibrate
        </Button>
      </Row>
    </Stack>
  );
}
