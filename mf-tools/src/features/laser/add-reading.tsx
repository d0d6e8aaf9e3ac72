import { parseLength } from '@dwang/domain/units';
import { Button, Stack, Text } from '@dwang/kit';
import { Input } from '@dwang/kit/form';
import { type FormEvent, useId, useState } from 'react';

/** A length typed in: metres unless it says another unit. */
export function AddReading({ onAdd }: { onAdd: (metres: number) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const metres = parseLength(typed, 'm');
    setWrong(!metres || metres <= 0);
    if (!metres || metres <= 0) return;
    onAdd(metres);
    setTyped('');
  };
  return (
    <form onSubmit={add} noValidate>
      <Stack gap={1}>
        <label htmlFor={id}>Length</label>
        <div className="tools-laser-add">
          <Input
            id={id}
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder="3.245"
            suffix="m"
            aria-invalid={isWrong}
            aria-describedby={`${id}-help`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="primary" htmlType="submit">
            Add
          </Button>
        </div>
        <div id={`${id}-help`} role="status">
          <Text rank="secondary">
            {isWrong ? 'Please enter a length, such as 3.245 or 3245 mm.' : 'Metres, or with a unit: 3245 mm, 10 ft.'}
          </Text>
        </div>
      </Stack>
    </form>
  );
}
