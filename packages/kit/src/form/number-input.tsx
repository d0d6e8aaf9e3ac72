import { type NumberLimits, readNumber } from '@dwang/domain';
import { Input } from 'antd';
import { useId, useState } from 'react';

interface NumberInputProps extends NumberLimits {
  id?: string;
  value: number | null;
  /** Told at each key; null while nothing is typed, or what is typed cannot be read. */
  onChange: (value: number | null) => void;
  placeholder?: string;
  className?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** A number outside of a form. What cannot be read stays in the field and, once the field is left, is named under it. */
export function NumberInput({ value, onChange, min, max, decimals, unit, className, ...rest }: NumberInputProps) {
  const noteId = useId();
  const limits = { min, max, decimals, unit };
  const { text, type, isLeft, leave } = useTyped(value);
  const read = readNumber(text, limits);
  const problem = isLeft && text.trim() !== '' && 'problem' in read ? read.problem : null;
  return (
    <span className={['dwang-number', className].filter(Boolean).join(' ')}>
      <Input
        {...rest}
        className="dwang-figure"
        suffix={unit}
        inputMode={decimals === 0 && (min ?? 0) >= 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={40}
        value={text}
        status={problem ? 'error' : ''}
        aria-invalid={problem !== null}
        aria-describedby={[rest['aria-describedby'], problem && noteId].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => {
          const next = readNumber(target.value, limits);
          const number = 'value' in next ? next.value : null;
          type(target.value, number);
          onChange(number);
        }}
        onBlur={() => leave('value' in read)}
      />
      {problem && (
        <span id={noteId} className="dwang-number-problem" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}

/** What is typed, until another value comes from outside, or what can be read is left. */
function useTyped(value: number | null) {
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    if (typed && typed.value !== value) setTyped(null);
  }
  return {
    text: typed?.text ?? textOf(value),
    isLeft,
    type: (text: string, number: number | null) => {
      setTyped({ text, value: number });
      setLeft(false);
    },
    leave: (isRead: boolean) => {
      setLeft(true);
      if (isRead || typed?.text.trim() === '') setTyped(null);
    },
  };
}
