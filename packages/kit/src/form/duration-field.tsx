import { parseDuration, toClock, toHoursMinutes } from '@dwang/domain';
import { Input } from 'antd';
import type { Rule } from 'antd/es/form';
import { Field, type FieldProps } from './fields';

export const DURATION_REFUSED = 'Please enter a duration such as 2:30, 2.5 or 2h 30m';

/** Refuses what is not a duration. An empty field is left to `required`. */
export const durationRule: Rule = {
  validator: (_rule, value: unknown) => {
    const isEmpty = value === undefined || value === null || value === '';
    if (isEmpty || parseDuration(String(value)) !== null) return Promise.resolve();
    return Promise.reject(new Error(DURATION_REFUSED));
  },
};

/** Seconds as the field shows them: `2:30`, with seconds only when there are some. */
export const durationText = (seconds: number): string => (seconds % 60 === 0 ? toHoursMinutes(seconds) : toClock(seconds));

interface DurationInputProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
}

/** A typed duration (`2:30`, `2.5`, `2h30`, `45m`), rewritten as `2:30` when the field is left. Read it with domain's `parseDuration`. */
export function DurationInput({ value, onChange, onBlur, ...rest }: DurationInputProps) {
  const leave = () => {
    const seconds = parseDuration(value ?? '');
    if (seconds !== null && durationText(seconds) !== value) onChange?.(durationText(seconds));
    onBlur?.();
  };
  return (
    <Input
      {...rest}
      className="dwang-figure"
      autoComplete="off"
      inputMode="text"
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      onBlur={leave}
    />
  );
}

/** A labelled duration that refuses rubbish beside the field. The form's value is the text: `parseDuration(values.duration)`. */
export function DurationField(field: FieldProps) {
  return (
    <Field {...field} rules={[...(field.rules ?? []), durationRule]}>
      <DurationInput disabled={field.disabled} placeholder={field.placeholder ?? '02:30'} />
    </Field>
  );
}
