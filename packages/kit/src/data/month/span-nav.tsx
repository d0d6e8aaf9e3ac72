import { Button } from 'antd';
import { RightIcon } from '../../icons';

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
      <span className="dwang-span-steps">
        <Button
          className="dwang-span-back"
          aria-label={`The ${noun} before`}
          icon={<RightIcon aria-hidden />}
          onClick={() => onStep(-1)}
        />
        <Button onClick={onNow} disabled={isNow}>
          {now}
        </Button>
        <Button aria-label={`The ${noun} after`} icon={<RightIcon aria-hidden />} onClick={() => onStep(1)} />
      </span>
      <h2 className="dwang-span-title" aria-live="polite">
        {title}
      </h2>
    </>
  );
}
