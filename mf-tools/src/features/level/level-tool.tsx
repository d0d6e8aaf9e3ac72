import { Alert, Button, Segmented, Stack, Text } from '@dwang/kit';
import { useState } from 'react';
import { useTilt } from '../../sensors/use-tilt';
import { LiveLevel } from './live-level';
import { PhotoInclinometer } from './photo-inclinometer';
import { SlopeForm } from './slope-form';
import './level.css';

type Way = 'Photo' | 'Rise and run';

/** A bubble level on the device's tilt sensor; without one, an angle from a photo, or the slope of a rise over a run. */
export default function LevelTool() {
  const [held, setHeld] = useState(false);
  const [byHand, setByHand] = useState(false);
  const { state, tilt, ask } = useTilt(held || byHand);
  if (byHand) {
    return (
      <Stack>
        <Button onClick={() => setByHand(false)}>Back to the level</Button>
        <WithoutSensor />
      </Stack>
    );
  }
  if (state === 'unsupported') {
    return (
      <Stack>
        <Alert type="info" showIcon title="Device orientation not supported on this device." role="status" />
        <WithoutSensor />
      </Stack>
    );
  }
  return (
    <Stack align="center">
      {state === 'ask' ? (
        <>
          <Text>The level needs this phone's tilt sensor.</Text>
          <Button type="primary" size="large" onClick={ask}>
            Use the sensor
          </Button>
        </>
      ) : (
        <LiveLevel tilt={tilt} isWaiting={state === 'waiting'} held={held} onHold={setHeld} />
      )}
      <Button type="text" onClick={() => setByHand(true)}>
        Without the sensor
      </Button>
    </Stack>
  );
}

function WithoutSensor() {
  const [way, setWay] = useState<Way>('Rise and run');
  return (
    <Stack>
      <Segmented<Way> aria-label="Way" options={['Rise and run', 'Photo']} value={way} onChange={setWay} />
      {way === 'Photo' ? <PhotoInclinometer /> : <SlopeForm />}
    </Stack>
  );
}
