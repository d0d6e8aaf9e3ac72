import { Field, type FieldProps } from './fields';

interface TimeInputProps {
  id?: string;
  /** `HH:MM`. */
  value?: string;
  onChange?: (value: string) => void;
  disabled?: boolean;
  'aria-label'?: string;
}

/** A time of day as `HH:MM`, with the device's own picker. */
export function TimeInput({ value, onChange, ...rest }: TimeInputProps) {
  return (
    <input
      {...rest}
      type="time"
      className="dwang-day-native"
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

/** A labelled time of day. */
export function TimeField(field: FieldProps) {
  return (
    <Field {...field}>
      <TimeInput disabled={field.disabled} />
    </Field>
  );
}
