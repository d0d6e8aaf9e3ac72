import { serverNow, useGetPreferencesQuery } from '@dwang/client';
import type { MeasurementUnit } from '@dwang/contracts';
import { Alert, Button, Row, Segmented, Stack, Text } from '@dwang/kit';
import { DownloadIcon } from '@dwang/kit/data';
import { useReducer, useState } from 'react';
import { Camera } from '../../photo/camera';
import type { Photo } from '../../photo/photo';
import { CalibrationForm } from './calibration-form';
import { downloadMeasurements } from './download';
import { LineList } from './line-list';
import { EMPTY, type MeasureAction, type MeasureState, reduceMeasure } from './measure-state';
import { MeasuredJob } from './measured-job';
import { Picture } from './picture';
import { SaveSet } from './save-set';
import { SavedMeasurements } from './saved-measurements';
import './measure.css';

const UNITS: MeasurementUnit[] = ['cm', 'm', 'in'];

/** Lengths from a photo: take one, mark two points; calibrate by something of known length in the same plane. */
export default function MeasureTool() {
  const [state, dispatch] = useReducer(reduceMeasure, EMPTY);
  const { data: preferences } = useGetPreferencesQuery();
  const [chosen, setUnit] = useState<MeasurementUnit | null>(null);
  const unit = chosen ?? (preferences?.units === 'imperial' ? 'in' : 'cm');
  const { photo } = state;
  if (!photo) {
    return (
      <Stack>
        <MeasuredJob />
        <Text>Take a photo square on to what you want to measure, with something of known length beside it.</Text>
        <Camera onPhoto={(taken) => dispatch({ type: 'photo', photo: taken })} />
        <SavedMeasurements />
      </Stack>
    );
  }
  return (
    <Stack>
      <MeasuredJob />
      <p className="tools-measure-hint" aria-live="polite">
        {hintFor(state)}
      </p>
      {state.fault && <Alert type="warning" showIcon title={state.fault} role="alert" />}
      <Picture state={{ ...state, photo }} unit={unit} dispatch={dispatch} />
      <Row spread>
        <Segmented<MeasurementUnit> options={UNITS} value={unit} onChange={setUnit} aria-label="Unit" />
        <ModeButtons state={state} onAct={dispatch} />
      </Row>
      <CalibrationForm state={state} dispatch={dispatch} />
      <LineList state={state} unit={unit} />
      {state.lines.length > 0 && <SaveSet state={{ ...state, photo }} unit={unit} />}
      <FootButtons state={{ ...state, photo }} unit={unit} onAct={dispatch} />
      <SavedMeasurements />
    </Stack>
  );
}

function hintFor({ mode, start, lines }: MeasureState): string {
  if (mode === 'calibrating')
    return start ? 'Now mark the other end of the object.' : 'Mark one end of the object of known length.';
  if (mode === 'measuring') return start ? 'Now mark where it ends.' : 'Mark where the measurement starts.';
  return lines.length > 0 ? 'Measuring is off.' : 'Choose Measure to mark two points.';
}

function ModeButtons({ state, onAct }: { state: MeasureState; onAct: (action: MeasureAction) => void }) {
  return state.mode === 'idle' ? (
    <Button type="primary" onClick={() => onAct({ type: 'mode', mode: 'measuring' })}>
      Measure
    </Button>
  ) : (
    <Button onClick={() => onAct({ type: 'mode', mode: 'idle' })}>Cancel Measurement</Button>
  );
}

interface FootProps {
  state: MeasureState & { photo: Photo };
  unit: MeasurementUnit;
  onAct: (action: MeasureAction) => void;
}

function FootButtons({ state, unit, onAct }: FootProps) {
  const isEmpty = state.lines.length === 0;
  return (
    <Row>
      <Button onClick={() => onAct({ type: 'undo' })} disabled={isEmpty && !state.start}>
        Undo
      </Button>
      <Button onClick={() => onAct({ type: 'reset' })} disabled={isEmpty && !state.start}>
        Reset All
      </Button>
      <Button icon={<DownloadIcon />} disabled={isEmpty} onClick={() => downloadMeasurements(state, unit, new Date(serverNow()))}>
        Download
      </Button>
      <Button onClick={() => onAct({ type: 'photo', photo: null })}>New photo</Button>
    </Row>
  );
}
