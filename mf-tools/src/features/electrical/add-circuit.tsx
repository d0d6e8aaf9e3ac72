import { Button, Stack, Text } from '@dwang/kit';
import { Input, NumberInput } from '@dwang/kit/form';
import { type FormEvent, useId, useState } from 'react';

/** A circuit and its load. */
export function AddCircuit({ onAdd }: { onAdd: (name: string, watts: number) => void }) {
  const id = useId();
  const [name, setName] = useState('');
  const [watts, setWatts] = useState<number | null>(null);
  const [isWrong, setWrong] = useState(false);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = name.trim() === '' || !watts;
    setWrong(isMissing);
    if (isMissing) return;
    onAdd(name.trim(), watts);
    setName('');
    setWatts(null);
  };
  return (
    <form onSubmit={add} noValidate>
      <Stack gap={1}>
        <div className="tools-loads-add">
          <div>
            <label htmlFor={`${id}-name`}>Circuit</label>
            <Input
              id={`${id}-name`}
              value={name}
              maxLength={80}
              autoComplete="off"
              aria-describedby={`${id}-fault`}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
          <div>
            <label htmlFor={`${id}-load`}>Load</label>
            <NumberInput
              id={`${id}-load`}
              unit="W"
              min={1}
              max={100_000}
              value={watts}
              aria-describedby={`${id}-fault`}
              onChange={setWatts}
            />
          </div>
          <Button type="primary" htmlType="submit">
            Add
          </Button>
        </div>
        <div id={`${id}-fault`} role="status">
          {isWrong && <Text>Please enter what the circuit is and its load in watts.</Text>}
        </div>
      </Stack>
    </form>
  );
}
