import { Alert, Button, Row, Stack, Text } from '@dwang/kit';
import { useState } from 'react';
import { SaveResult } from '../../results';
import { type Tilt, toDegrees } from '../../sensors/tilt';
import { useTilt } from '../../sensors/use-tilt';
import { angleDraft, mitre } from './angle-draft';
import { AngleDrawing } from './angle-drawing';
import { angleBetween, downOf, isUpright } from './holds';

/** Two readings of a steady hand and how well the phone sits on the edge. */
const ERROR = '± 0.5°';

/** The phone held against one edge and then, with the same side, against the other. */
export function ByPhone({ onPhoto }: { onPhoto: () => void }) {
  const [first, setFirst] = useState<Tilt | null>(null);
  const [second, setSecond] = useState<Tilt | null>(null);
  const { state, tilt, ask } = useTilt(second !== null);
  if (state === 'unsupported') {
    return (
      <Stack>
        <Alert type="info" showIcon title="Device orientation not supported on this device." role="status" />
        <Row>
          <Button type="primary" onClick={onPhoto}>
            Use a photo
          </Button>
        </Row>
      </Stack>
    );
  }
  if (state === 'ask') {
    return (
      <Stack align="center">
        <Text>The angle finder needs this phone's tilt sensor.</Text>
        <Button type="primary" size="large" onClick={ask}>
          Use the sensor
        </Button>
      </Stack>
    );
  }
  const live = second ?? tilt;
  const angle = first && angleBetween(first, live);
  const canHold = state === 'live' && isUpright(tilt);
  return (
    <Stack align="center">
      <Text>{HINTS[second ? 2 : first ? 1 : 0]}</Text>
      <AngleDrawing degrees={angle ?? 0} />
      <output className="tools-angle-figure" aria-live="polite">
        {angle === null ? (state === 'live' ? toDegrees(downOf(tilt).degrees) : 'Reading the sensor…') : `${angle.toFixed(1)}°`}
      </output>
      {angle !== null && (
        <Text rank="secondary">
          Other side {(180 - angle).toFixed(1)}° · mitre {mitre(angle).toFixed(1)}° · {ERROR}
        </Text>
      )}
      {state === 'live' && !second && !isUpright(tilt) && (
        <Alert type="warning" showIcon title="Hold the phone upright. For edges that lie flat, use a photo." role="status" />
      )}
      <Row>
        {second ? null : first ? (
          <Button type="primary" size="large" disabled={!canHold} onClick={() => setSecond(tilt)}>
            Hold the second edge
          </Button>
        ) : (
          <Button type="primary" size="large" disabled={!canHold} onClick={() => setFirst(tilt)}>
            Hold the first edge
          </Button>
        )}
        {first && (
          <Button
            size="large"
            onClick={() => {
              setFirst(null);
              setSecond(null);
            }}
          >
            Start again
          </Button>
        )}
      </Row>
      {second && angle !== null && <SaveResult draft={angleDraft(angle, ERROR)} />}
    </Stack>
  );
}

const HINTS = [
  'Lay the long side of the phone against the first edge and hold it.',
  'Now lay the same side against the second edge.',
  'Between the two edges:',
] as const;
