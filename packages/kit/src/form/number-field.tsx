import { type NumberLimits, parseDecimal, parsePercent, readNumber } from '@dwang/domain';
import { Input } from 'antd';
import type { Rule } from 'antd/es/form';
import { Field, type FieldProps } from './fields';

const readText = (unit: string | undefined) => (unit === '%' ? parsePercent : parseDecimal);

/** Refuses what is no number within `limits`. An empty field is left to `required`. */
const numberRule = (limits: NumberLimits): Rule => ({
  validator: (_rule, value: unknown) => {
    if (value === undefined || value === null || String(value).trim() === '') return Promise.resolve();
    const read = readNumber(String(value), limits);
    return 'problem' in read ? Promise.reject(new Error(read.problem)) : Promise.resolve();
  },
});

interface NumberTextProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  placeholder?: string;
  unit?: string;
  /** Only digits are typed: the phone shows no point. */
  isWhole?: boolean;
  'aria-label'?: string;
}

/** A typed number as text, rewritten as it was read (`12,5` → `12.5`) when the field is left or sent with Enter. */
export function NumberText({ value, onChange, onBlur, unit, isWhole, ...rest }: NumberTextProps) {
  const rewrite = () => {
    const number = readText(unit)(value ?? '');
    if (number !== null && number !== value) onChange?.(number);
  };
  return (
    <Input
      {...rest}
      className="dwang-figure"
      suffix={unit}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={40}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      onBlur={() => {
        rewrite();
        onBlur?.();
      }}
      onPressEnter={rewrite}
    />
  );
}

/** A labelled number that refuses rubbish beside the field. The form's value is plain decimal text once the field was left or sent. */
export function NumberField({
  min,
  max,
  decimals,
  unit,
  'aria-label': label,
  ...field
}: FieldProps & NumberLimits & { 'aria-label'?: string }) {
  return (
    <Field {...field} rules={[...(field.rules ?? []), numberRule({ min, max, decimals, unit })]}>
      <NumberText
        unit={unit}
        isWhole={decimals === 0 && (min ?? 0) >= 0}
        disabled={field.disabled}
        placeholder={field.placeholder}
        aria-label={label}
      />
    </Field>
  );
}
