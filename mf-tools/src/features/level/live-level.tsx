import { Button, Row, Segmented, Stack } from '@dwang/kit';
import { useEffect, useRef, useState } from 'react';
import { SaveResult } from '../../results';
import { bubblePercent, edgeLean, isLevel, lessOffset, type Tilt, toDegrees } from '../../sensors/tilt';
import { type Pose, useCalibration } from '../../sensors/use-calibration';
import { Bubble } from './bubble';
import { Calibration } from './calibration';
import { levelDraft } from './level-draft';

/** How long the phone shakes when it comes to level, in milliseconds. */
const SHAKE = 60;

interface LiveLevelProps {
  tilt: Tilt;
  isWaiting: boolean;
  held: boolean;
  onHold: (held: boolean) => void;
}

/** The bubble as the sensor moves it. */
export function LiveLevel({ tilt, isWaiting, held, onHold }: LiveLevelProps) {
  const [pose, setPose] = useState<Pose>('flat');
  const flat = useCalibration('flat');
  const edge = useCalibration('edge');
  const calibration = pose === 'flat' ? flat : edge;
  // On an edge only the lean counts; it stands where the tilt across does.
  const raw = pose === 'flat' ? tilt : { beta: 0, gamma: edgeLean(tilt) };
  const reading = lessOffset(raw, calibration.offset);
  const [x, y] = [bubblePercent(reading.gamma), bubblePercent(reading.beta)];
  const level = !isWaiting && isLevel(x, y);
  useShakeAt(level && !held);
  return (
    <Stack align="center">
      <Segmented<Pose>
        aria-label="How the phone lies"
        options={[
          { value: 'flat', label: 'Flat' },
          { value: 'edge', label: 'On edge' },
        ]}
        value={pose}
        onChange={setPose}
      />
      <Bubble x={x} y={y} isTube={pose === 'edge'} isLevel={level} />
      <p className="tools-level-word" aria-live="polite">
        {isWaiting ? 'Reading the sensor…' : level ? 'Level' : 'Not level'}
      </p>
      <p className="tools-level-degrees">{figures(pose, reading)}</p>
      <Row>
        <Button type={held ? 'primary' : 'default'} aria-pressed={held} onClick={() => onHold(!held)}>
          {held ? 'Release' : 'Hold'}
        </Button>
        {!isWaiting && <SaveResult draft={levelDraft(pose, reading, calibration.isCalibrated)} />}
      </Row>
      <Calibration key={pose} tilt={raw} calibration={calibration} />
    </Stack>
  );
}

const figures = (pose: Pose, reading: Tilt): string =>
  pose === 'flat' ? `Across ${toDegrees(reading.gamma)} · Along ${toDegrees(reading.beta)}` : toDegrees(reading.gamma);

/** Phones that can shake do so when they come to level, so that one need not look. */
function useShakeAt(level: boolean): void {
  const before = useRef(level);
  useEffect(() => {
    if (level && !before.current) navigator.vibrate?.(SHAKE);
    before.current = level;
  }, [level]);
}
