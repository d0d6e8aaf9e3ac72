import { Stack, Text } from '@dwang/kit';
import { NumberInput } from '@dwang/kit/form';
import { useId, useState } from 'react';
import { SaveResult } from '../../results';

/** Without a microphone: the reading of another meter, to be kept with a job. */
export function TypedReading() {
  const id = useId();
  const [level, setLevel] = useState<number | null>(null);
  return (
    <Stack gap={2}>
      <Text>Or type what a sound level meter shows, and keep it with the job.</Text>
      <label htmlFor={id}>Reading of the meter</label>
      <NumberInput id={id} unit="dB(A)" min={0} max={150} value={level} onChange={setLevel} />
      <SaveResult
        draft={
          level === null
            ? null
            : {
                tool: 'sound',
                title: 'Sound, by a meter',
                answers: [{ label: 'Reading', value: String(level), unit: 'dB(A)' }],
                statedError: 'as the maker of the meter states',
              }
        }
      />
    </Stack>
  );
}
