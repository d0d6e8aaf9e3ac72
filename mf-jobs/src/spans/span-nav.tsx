import './span-nav.css';
import { Button, RightIcon } from '@dwang/kit';

export interface SpanNavProps {
  /** `week`, `month`. */
  noun: string;
  title: string;
  /** The words of the way back to the present: `Today`, `This week`. */
  now: string;
  isNow: boolean;
  onStep: (by: 1 | -1) => void;
  onNow: () => void;
}

/** Which week or month is shown, and the way to the one before and after. */
export function SpanNav({ noun, title, now, isNow, onStep, onNow }: SpanNavProps) {
  return (
    <>
      <span className="span-steps">
        <Button
          className="span-back"
          aria-label={`The ${noun} before`}
          icon={<RightIcon aria-hidden />}
          onClick={() => onStep(-1)}
        />
        <Button onClick={onNow} disabled={isNow}>
          {now}
        </Button>
        <Button aria-label={`The ${noun} after`} icon={<RightIcon aria-hidden />} onClick={() => onStep(1)} />
      </span>
      <h2 className="span-title" aria-live="polite">
        {title}
      </h2>
    </>
  );
}
