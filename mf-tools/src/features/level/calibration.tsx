import { Button, Row, Stack, Text } from '@dwang/kit';
import { useState } from 'react';
import { flipOffset, type Tilt } from '../../sensors/tilt';
import type { Calibration as Kept } from '../../sensors/use-calibration';

interface CalibrationProps {
  /** As the sensor says it. */
  tilt: Tilt;
  calibration: Kept;
}

/** Zero here, or find the sensor's own error by turning the phone around. */
export function Calibration({ tilt, calibration }: CalibrationProps) {
  const [first, setFirst] = useState<Tilt | null>(null);
  const flip = () => {
    if (!first) return setFirst(tilt);
    calibration.set(flipOffset(first, tilt));
    setFirst(null);
  };
  return (
    <Stack gap={2} align="center">
      <Row>
        <Button onClick={() => calibration.set(tilt)}>Zero here</Button>
        <Button onClick={flip}>{first ? 'Now turned around' : 'Flip calibration'}</Button>
        {calibration.isCalibrated && <Button onClick={calibration.reset}>Remove calibration</Button>}
      </Row>
      <Text rank="secondary">
        {first
          ? 'Turn the phone around by half a turn on the same spot, then tap again.'
          : calibration.isCalibrated
            ? 'Calibrated on this device.'
            : 'Not calibrated: the sensor may be out by a degree or more.'}
      </Text>
    </Stack>
  );
}
