import { type NumberLimits, readNumber } from '@dwang/domain';
import { Input } from '@dwang/kit/form';
import { type ReactNode, useEffect, useId, useState } from 'react';

/** What was typed as it is kept, or what is wrong with it. */
export type Read = { text: string } | { problem: string };

interface TypedInputProps {
  'aria-label': string;
  value: string;
  read: (text: string) => Read;
  onChange: (value: string) => void;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** A figure that counts when the field is left. What cannot be read stays there with the reason, and changes nothing. */
export function TypedInput({ value, read, onChange, ...input }: TypedInputProps) {
  const [text, setText] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  useEffect(() => {
    setText(value);
    setProblem(null);
  }, [value]);
  const leave = () => {
    const next = read(text);
    setProblem('problem' in next ? next.problem : null);
    if ('problem' in next) return;
    setText(next.text);
    if (next.text !== value) onChange(next.text);
  };
  return (
    <span className="dwang-number">
      <Input
        {...input}
        className="dwang-figure"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={text}
        status={problem ? 'error' : ''}
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={leave}
        onPressEnter={leave}
      />
      {problem && (
        <span id={problemId} className="dwang-number-problem" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}

const readHundredths =
  (limits: NumberLimits, write: (value: number) => string) =>
  (text: string): Read => {
    const read = readNumber(text, { min: 0, decimals: 2, ...limits });
    return 'problem' in read ? read : { text: write(read.value) };
  };

/** Dollars of 0 or more, below ten million unless `max` says less: `"5.50"`. */
export const readMoney = (max = 9_999_999.99) => readHundredths({ max }, (value) => value.toFixed(2));

/** Per cent from 0 to `max`: `"12.5"`. */
export const readPercent = (max: number) => readHundredths({ max, unit: '%' }, String);
