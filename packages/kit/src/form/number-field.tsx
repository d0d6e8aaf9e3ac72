import { type NumberLimits, parseDecimal, parsePercent, readNumber } from '@dwang/domain';
import type { Rule } from 'antd/es/form';
import { Field, type FieldProps } from './fields';
import { RewrittenInput } from './rewritten-input';

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

/** A typed number as text, rewritten as it was read when the field is left or sent with Enter. */
export function NumberText({ unit, isWhole, ...rest }: NumberTextProps) {
  const inputMode = isWhole ? 'numeric' : 'decimal';
  return (
    <RewrittenInput {...rest} className="dwang-figure" suffix={unit} inputMode={inputMode} maxLength={40} read={readText(unit)} />
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
