import type { CalculatorField } from '@dwang/domain/calculators';
import { Segmented } from '@dwang/kit';
import { Input, Select } from '@dwang/kit/form';
import { type ReactNode, useId } from 'react';

interface FieldRowProps {
  field: CalculatorField;
  value: string;
  problem: string | undefined;
  onType: (text: string) => void;
}

/** More than these, or longer words, are chosen from a list. */
const MOST_BESIDE = { options: 3, letters: 27 };

/** One field of a calculator: its name, the control, its unit, help, and what is wrong with it. */
export function FieldRow({ field, value, problem, onType }: FieldRowProps) {
  const id = useId();
  const { label, help, kind, unit, options = [] } = field;
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  const look = { 'aria-describedby': described, 'aria-invalid': problem ? true : undefined };
  const letters = options.reduce((sum, option) => sum + option.label.length, 0);
  if (kind === 'choice' && options.length <= MOST_BESIDE.options && letters <= MOST_BESIDE.letters) {
    return (
      <Around id={id} help={help} problem={problem} name={<span className="tools-calc-name">{label}</span>}>
        <Segmented options={options} value={value} onChange={onType} block aria-label={label} />
      </Around>
    );
  }
  const name = (
    <label htmlFor={id} className="tools-calc-name">
      {label}
    </label>
  );
  return (
    <Around id={id} help={help} problem={problem} name={name}>
      {kind === 'choice' ? (
        <Select<string> id={id} value={value} options={[...options]} onChange={onType} {...look} />
      ) : (
        <Input
          id={id}
          value={value}
          suffix={unit && <span className="tools-calc-unit">{unit}</span>}
          inputMode={kind === 'count' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={16}
          status={problem ? 'error' : ''}
          onChange={(event) => onType(event.target.value)}
          onFocus={(event) => event.target.select()}
          {...look}
        />
      )}
    </Around>
  );
}

interface AroundProps {
  id: string;
  name: ReactNode;
  help: string | undefined;
  problem: string | undefined;
  children: ReactNode;
}

const Around = ({ id, name, help, problem, children }: AroundProps) => (
  <div className="tools-calc-field">
    {name}
    {children}
    {help && (
      <p id={`${id}-help`} className="tools-calc-help">
        {help}
      </p>
    )}
    {problem && (
      <p id={`${id}-problem`} className="tools-calc-problem" role="alert">
        {problem}
      </p>
    )}
  </div>
);
