import './chips.css';

interface ChipsProps<Value extends string> {
  /** Read out before the chips: `Category`. */
  label: string;
  options: readonly { value: Value; label: string; count: number }[];
  value: Value | null;
  /** A second press on the chosen one takes it off. */
  onChange: (value: Value | null) => void;
}

/** Filters to press on and off, wrapping on wide screens and moving sideways on phones. */
export function Chips<Value extends string>({ label, options, value, onChange }: ChipsProps<Value>) {
  return (
    <fieldset className="tools-chips">
      <legend className="dwang-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="tools-chip"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value === value ? null : option.value)}
        >
          {option.label} <span className="tools-chip-count">{option.count}</span>
        </button>
      ))}
    </fieldset>
  );
}
