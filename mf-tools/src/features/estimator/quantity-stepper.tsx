import { parseDecimal } from '@dwang/domain';
import { QUANTITY_LIMIT, typedQuantity } from '@dwang/domain/estimates';
import { Button } from '@dwang/kit';
import { Input } from '@dwang/kit/form';
import { useEffect, useId, useState } from 'react';

interface QuantityStepperProps {
  /** Of what: `2x4 lumber`. */
  label: string;
  value: string;
  /** Null takes the line away. Source: specification 1, section 5. */
  onChange: (quantity: string | null) => void;
}

/** Words count as 0; figures that cannot be read are not. */
function problemOf(text: string): string | null {
  if (/\d/.test(text) && parseDecimal(text) === null) return 'Please enter a number, such as 2.4';
  return Number(typedQuantity(text)) >= QUANTITY_LIMIT ? 'Must be less than 1,000,000' : null;
}

/** How many: one less, a number to type, one more. What is typed counts when the field is left; what does not fit stays there with the reason. */
export function QuantityStepper({ label, value, onChange }: QuantityStepperProps) {
  const [text, setText] = useState(value);
  const problemId = useId();
  useEffect(() => setText(value), [value]);
  const problem = problemOf(text);
  const step = (by: number) => {
    const next = String(Math.round((Number(value) + by) * 1000) / 1000);
    if (Number(next) < QUANTITY_LIMIT) onChange(typedQuantity(next));
  };
  const leave = () => {
    const quantity = typedQuantity(text);
    if (quantity === value) setText(value);
    else if (!problem) onChange(quantity);
  };
  return (
    <fieldset className="estimate-stepper">
      <legend className="dwang-hidden">Quantity of {label}</legend>
      <Button aria-label={`One less of ${label}`} onClick={() => step(-1)}>
        −
      </Button>
      <Input
        aria-label={`Quantity of ${label}`}
        className="dwang-figure"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={leave}
        onPressEnter={leave}
        status={problem ? 'error' : ''}
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
      />
      <Button aria-label={`One more of ${label}`} onClick={() => step(1)}>
        +
      </Button>
      {problem && (
        <span id={problemId} className="estimate-problem" role="alert">
          {problem}
        </span>
      )}
    </fieldset>
  );
}
