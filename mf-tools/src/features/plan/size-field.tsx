import { Input } from '@dwang/kit/form';
import { useId, useState } from 'react';
import { type PlanUnit, plain, toMetres } from './units';

interface SizeFieldProps {
  label: string;
  /** Metres, or degrees where `unit` is `°`. */
  value: number;
  unit: PlanUnit | '°';
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

/** A length in the person's unit. What is not yet one stays in the field, is marked, and changes nothing. */
export function SizeField({ label, value, unit, min = 0, max, onChange }: SizeFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => (unit === '°' ? toMetres(text, 'm') : toMetres(text, unit));
  const isFit = (one: number | null): one is number => one !== null && one >= min && one <= max;
  const type = (text: string) => {
    setTyped(text);
    const next = read(text);
    if (isFit(next)) onChange(next);
  };
  const isBad = typed !== null && !isFit(read(typed));
  const shown = unit === '°' ? String(Math.round(value)) : plain(value, unit);
  const bound = unit === '°' ? `${min} to ${max}°` : `${plain(min, unit)} to ${plain(max, unit)} ${unit}`;
  return (
    <div className="tools-typed-field">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={typed ?? shown}
        suffix={unit}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        status={isBad ? 'error' : undefined}
        aria-invalid={isBad}
        aria-describedby={isBad ? `${id}-note` : undefined}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
      />
      {isBad && (
        <p id={`${id}-note`} className="tools-typed-problem" role="alert">
          Please enter {bound}
        </p>
      )}
    </div>
  );
}
