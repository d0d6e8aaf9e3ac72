import { type CalculatorField, isAsked, type Typed } from '@dwang/domain/calculators';
import { Input, Select } from '@dwang/kit/form';
import { useId } from 'react';
import './typed-fields.css';

interface TypedFieldsProps {
  fields: readonly CalculatorField[];
  typed: Typed;
  problems: Readonly<Record<string, string>>;
  onType: (field: string, text: string) => void;
}

/** The fields of a calculator or a model: labels above, units behind, what is wrong beside; numbers open the phone's number pad. */
export function TypedFields({ fields, typed, problems, onType }: TypedFieldsProps) {
  return (
    <div className="tools-typed">
      {fields
        .filter((field) => isAsked(field, typed))
        .map((field) => (
          <TypedField
            key={field.id}
            field={field}
            text={typed[field.id] ?? ''}
            problem={problems[field.id]}
            onType={(text) => onType(field.id, text)}
          />
        ))}
    </div>
  );
}

interface TypedFieldProps {
  field: CalculatorField;
  text: string;
  problem?: string;
  onType: (text: string) => void;
}

function TypedField({ field, text, problem, onType }: TypedFieldProps) {
  const id = useId();
  const note = problem ?? field.help;
  const described = note ? `${id}-note` : undefined;
  const status = problem ? 'error' : undefined;
  return (
    <div className="tools-typed-field">
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'choice' ? (
        <Select
          id={id}
          value={text}
          options={field.options?.map(({ value, label }) => ({ value, label }))}
          showSearch={false}
          status={status}
          aria-describedby={described}
          onChange={onType}
        />
      ) : (
        <Input
          id={id}
          value={text}
          suffix={field.unit ?? <span />}
          inputMode={field.kind === 'count' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={16}
          status={status}
          aria-invalid={problem !== undefined}
          aria-describedby={described}
          onChange={({ target }) => onType(target.value)}
          onFocus={({ target }) => target.select()}
        />
      )}
      {note && (
        <p id={described} className={problem ? 'tools-typed-problem' : 'tools-typed-help'} role={problem ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
