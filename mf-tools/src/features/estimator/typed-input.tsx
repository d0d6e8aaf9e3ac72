import { Input, parseMoney } from '@dwang/kit/form';
import { type ReactNode, useEffect, useState } from 'react';

interface TypedInputProps {
  'aria-label': string;
  value: string;
  /** Reads what was typed; null when it is none: then what was there before stands again. */
  read: (text: string) => string | null;
  onChange: (value: string) => void;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** A figure that counts when the field is left. */
export function TypedInput({ value, read, onChange, ...input }: TypedInputProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const leave = () => {
    const next = read(text);
    setText(next ?? value);
    if (next !== null && next !== value) onChange(next);
  };
  return (
    <Input
      {...input}
      className="dwang-figure"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={leave}
      onPressEnter={leave}
    />
  );
}

/** Dollars of 0 or more. */
export const readMoney = (text: string): string | null => {
  const amount = parseMoney(text);
  return amount === null || amount.startsWith('-') || Number(amount) >= 10_000_000 ? null : amount;
};

/** Per cent from 0 to `most`. */
export const readPercent =
  (most: number) =>
  (text: string): string | null => {
    const amount = parseMoney(text.replace('%', ''));
    return amount === null || amount.startsWith('-') || Number(amount) > most ? null : amount;
  };

/** `"10.00"` as it is read: `10`. */
export const shortPercent = (value: string): string => value.replace(/\.?0+$/, '') || '0';
