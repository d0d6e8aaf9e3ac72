import { Button, RightIcon } from '@dwang/kit';
import type { ReactNode } from 'react';

interface SpanStepsProps {
  /** `week`, `month`. */
  noun: string;
  title: string;
  isNow: boolean;
  onStep: (by: 1 | -1) => void;
  onNow: () => void;
  children?: ReactNode;
}

/** Which week or month is shown, and the way to the next. */
export function SpanSteps({ noun, title, isNow, onStep, onNow, children }: SpanStepsProps) {
  return (
    <div className="time-bar">
      <span className="time-steps">
        <Button
          className="time-back"
          aria-label={`The ${noun} before`}
          icon={<RightIcon aria-hidden />}
          onClick={() => onStep(-1)}
        />
        <Button onClick={onNow} disabled={isNow}>
          This {noun}
        </Button>
        <Button aria-label={`The ${noun} after`} icon={<RightIcon aria-hidden />} onClick={() => onStep(1)} />
      </span>
      <h2 className="time-title" aria-live="polite">
        {title}
      </h2>
      {children && <div className="time-bar-rest">{children}</div>}
    </div>
  );
}
