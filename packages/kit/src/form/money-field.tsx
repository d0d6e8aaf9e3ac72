import { centsToDecimal, parseCents, parseDecimal } from '@dwang/domain';
import type { Rule } from 'antd/es/form';
import { Field, type FieldProps } from './fields';
import { RewrittenInput } from './rewritten-input';

const AMOUNT = /^-?\d{1,9}(\.\d{1,2})?$/;

/** A typed amount (domain's `parseDecimal`) as the contract's string: `1,450` → `1450.00`, `65,5` → `65.50`; null when it is none. */
export function parseMoney(text: string): string | null {
  const number = parseDecimal(text);
  return number !== null && AMOUNT.test(number) ? centsToDecimal(parseCents(number)) : null;
}

const NO_AMOUNT = 'Please enter an amount with at most 2 decimal places';
const TOO_MUCH = 'Must be at most 999,999,999';
const isTooMuch = (value: unknown): boolean => Math.abs(Number(parseDecimal(String(value)))) >= 1e9;

/** Refuses what is not an amount; `canBeNegative` allows a minus. An empty field is left to `required`. */
const moneyRule = (canBeNegative = false): Rule => ({
  validator: (_rule, value: unknown) => {
    if (value === undefined || value === null || value === '') return Promise.resolve();
    const amount = parseMoney(String(value));
    if (amount === null) return Promise.reject(new Error(isTooMuch(value) ? TOO_MUCH : NO_AMOUNT));
    if (!canBeNegative && amount.startsWith('-')) return Promise.reject(new Error('Must be 0 or more'));
    return Promise.resolve();
  },
});

interface MoneyInputProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  /** After the amount: `/hr`. */
  unit?: string;
  'aria-label'?: string;
}

/** An amount of dollars as a string; becomes `65.00` when the field is left or sent with Enter. Never a float. */
export function MoneyInput({ unit, ...rest }: MoneyInputProps) {
  return <RewrittenInput {...rest} className="dwang-money-input" prefix="$" suffix={unit} read={parseMoney} />;
}

/** A labelled amount of dollars. The form's value is the contract's string once the field was left or sent. */
export function MoneyField({
  unit,
  canBeNegative,
  readOnly,
  ...field
}: FieldProps & { unit?: string; canBeNegative?: boolean; readOnly?: boolean }) {
  return (
    <Field {...field} rules={[...(field.rules ?? []), moneyRule(canBeNegative)]}>
      <MoneyInput unit={unit} disabled={field.disabled} readOnly={readOnly} placeholder={field.placeholder ?? '0.00'} />
    </Field>
  );
}
