import { instantsOf } from '@dwang/domain';
import { formatTime } from '@dwang/kit';
import { Form, SelectField } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import type { EntryValues } from './entry-values';

const isTime = (date: unknown, time: unknown): boolean => /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(`${date} ${time}`);

/** Asks which of two hours is meant, on the night when clocks go back; nothing at any other time. */
export function HourField() {
  const { timeZone } = useUser().company;
  const form = Form.useFormInstance<EntryValues>();
  const [date, time] = [Form.useWatch('date', form), Form.useWatch('startTime', form)];
  const instants = date && time && isTime(date, time) ? instantsOf(date, time, timeZone) : [];
  if (instants.length < 2) return null;
  const options = instants.map((instant, value) => ({
    value,
    label: `${formatTime(new Date(instant).toISOString(), timeZone)}, the ${value === 0 ? 'first' : 'second'} time`,
  }));
  return (
    <SelectField
      name="hour"
      label="Which hour"
      help="Clocks go back this night, so this time comes twice."
      select={{ options, showSearch: false }}
    />
  );
}
