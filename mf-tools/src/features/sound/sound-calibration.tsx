import { Button, Stack, Text } from '@dwang/kit';
import { NumberInput } from '@dwang/kit/form';
import { useId, useState } from 'react';

interface SoundCalibrationProps {
  /** dB below full scale now; null while nothing is heard. */
  level: number | null;
  isCalibrated: boolean;
  onSet: (offset: number | null) => void;
}

/** Sets the phone by a sound level meter held beside it in a steady noise. */
export function SoundCalibration({ level, isCalibrated, onSet }: SoundCalibrationProps) {
  const id = useId();
  const [meter, setMeter] = useState<number | null>(null);
  return (
    <Stack gap={1}>
      <label htmlFor={id}>Reading of a sound level meter beside the phone</label>
      <div className="tools-sound-calibration">
        <NumberInput id={id} unit="dB(A)" min={30} max={130} value={meter} onChange={setMeter} />
        <Button
          disabled={level === null || meter === null}
          onClick={() => level !== null && meter !== null && onSet(meter - level)}
        >
          Calibrate
        </Button>
        {isCalibrated && <Button onClick={() => onSet(null)}>Remove calibration</Button>}
      </div>
      <Text rank="secondary">
        {isCalibrated
          ? 'Calibrated on this device.'
          : 'Not calibrated: it may be out by 10 dB or more. Start, then type what the meter shows in a steady noise.'}
      </Text>
    </Stack>
  );
}
