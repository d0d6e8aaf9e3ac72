import { Alert, Button, Row, Segmented, Stack, Text } from '@dwang/kit';
import { useState } from 'react';
import { bubblePercent, edgeLean, isLevel, lessOffset, type Tilt, toDegrees } from '../../sensors/tilt';
import { useCalibration } from '../../sensors/use-calibration';
import { useTilt } from '../../sensors/use-tilt';
import { Bubble } from './bubble';
import { Calibration } from './calibration';
import { SlopeForm } from './slope-form';
import './level.css';

type Mode = 'Flat' | 'On edge';

/** A bubble level on the device's tilt sensor; without one, the slope of a rise over a run. */
export default function LevelTool() {
  const [held, setHeld] = useState(false);
  const { state, tilt, ask } = useTilt(held);
  if (state === 'unsupported') {
    return (
      <Stack>
        <Alert type="info" showIcon title="Device orientation not supported on this device." role="status" />
        <SlopeForm />
      </Stack>
    );
  }
  if (state === 'ask') {
    return (
      <Stack align="center">
        <Text>The level needs this phone's tilt sensor.</Text>
        <Button type="primary" size="large" onClick={ask}>
          Use the sensor
        </Button>
      </Stack>
    );
  }
  return <LiveLevel tilt={tilt} isWaiting={state === 'waiting'} held={held} onHold={setHeld} />;
}

interface LiveLevelProps {
  tilt: Tilt;
  isWaiting: boolean;
  held: boolean;
  onHold: (held: boolean) => void;
}

function LiveLevel({ tilt, isWaiting, held, onHold }: LiveLevelProps) {
  const [mode, setMode] = useState<Mode>('Flat');
  const calibration = useCalibration();
  const reading = lessOffset(tilt, calibration.offset);
  const lean = edgeLean(tilt);
  const [x, y] = mode === 'Flat' ? [bubblePercent(reading.gamma), bubblePercent(reading.beta)] : [bubblePercent(lean), 50];
  const level = !isWaiting && isLevel(x, y);
  return (
    <Stack align="center">
      <Segmented<Mode> options={['Flat', 'On edge']} value={mode} onChange={setMode} />
      <Bubble x={x} y={y} isTube={mode === 'On edge'} isLevel={level} />
      <p className="tools-level-word" aria-live="polite">
        {isWaiting ? 'Reading the sensor…' : level ? 'Level' : 'Not level'}
      </p>
      <p className="tools-level-degrees">{figures(mode, reading, lean)}</p>
      <Row>
        <Button type={held ? 'primary' : 'default'} aria-pressed={held} onClick={() => onHold(!held)}>
          {held ? 'Release' : 'Hold'}
        </Button>
      </Row>
      {mode === 'Flat' && <Calibration tilt={tilt} calibration={calibration} />}
    </Stack>
  );
}

const figures = (mode: Mode, reading: Tilt, lean: number): string =>
  mode === 'Flat' ? `Across ${toDegrees(reading.gamma)} · Along ${toDegrees(reading.beta)}` : toDegrees(lean);
