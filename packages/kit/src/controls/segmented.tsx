import { type ReactNode, useId, useState } from 'react';

export interface SegmentedOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string | number> {
  options: readonly (Value | SegmentedOption<Value>)[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** As wide as its place. */
  block?: boolean;
  disabled?: boolean;
  className?: string;
  'aria-label'?: string;
}

/** One of a few, side by side: real radio buttons, so arrows move between them. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { options, value, defaultValue, onChange, block, disabled, className, 'aria-label': label } = props;
  const name = useId();
  const choices = options.map(toOption);
  const [own, setOwn] = useState(defaultValue ?? choices[0]?.value);
  const chosen = value ?? own;
  const choose = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return (
    <div
      className={['dwang-segmented', block && 'dwang-segmented-block', className].filter(Boolean).join(' ')}
      role="radiogroup"
      aria-label={label}
    >
      {choices.map((choice) => (
        <label key={choice.value} className="dwang-segment">
          <input
            type="radio"
            className="dwang-hidden"
            name={name}
            value={choice.value}
            checked={choice.value === chosen}
            disabled={disabled || choice.disabled}
            onChange={() => choose(choice.value)}
          />
          <span className="dwang-segment-face">
            {choice.icon}
            {choice.label}
          </span>
        </label>
      ))}
    </div>
  );
}

function toOption<Value extends string | number>(option: Value | SegmentedOption<Value>): SegmentedOption<Value> {
  return typeof option === 'object' ? option : { value: option, label: String(option) };
}
