import type { NextNumbers } from '@dwang/contracts';
import { EntryForm, NumberField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useSetNextNumbersMutation } from '../../api/reports';

const SERIES = [
  { name: 'invoice', label: 'Next invoice' },
  { name: 'quote', label: 'Next quote' },
  { name: 'creditNote', label: 'Next credit note' },
] as const;
type Values = Record<(typeof SERIES)[number]['name'], string>;

/** What the next papers of this month are numbered. It only goes up: a number that was used is never given again. */
export function NumbersForm({ numbers }: { numbers: NextNumbers }) {
  const notify = useNotify();
  const [save] = useSetNextNumbersMutation();
  const shown = Object.fromEntries(SERIES.map(({ name }) => [name, String(numbers[name].next)])) as Values;
  const store = async (values: Values) => {
    const changed = SERIES.filter(({ name }) => Number(values[name]) !== numbers[name].next);
    const wanted = Object.fromEntries(changed.map(({ name }) => [name, Number(values[name])]));
    const after = await save({ month: numbers.month, ...wanted }).unwrap();
    notify.success({ title: 'Numbers saved', description: SERIES.map(({ name }) => after[name].number).join(', ') });
  };
  return (
    <EntryForm<Values> initialValues={shown} saveLabel="Save numbers" quiet onSave={store}>
      <p>
        Raise a number to count on where other software or a paper book left off. It cannot be lowered, and each month starts at
        001.
      </p>
      {SERIES.map(({ name, label }) => (
        <NumberField
          key={name}
          name={name}
          label={label}
          help={`${numbers[name].number} comes next.`}
          required
          min={1}
          max={999_999}
          decimals={0}
        />
      ))}
    </EntryForm>
  );
}
