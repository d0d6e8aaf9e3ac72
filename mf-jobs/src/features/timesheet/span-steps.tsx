import { SpanNav, type SpanNavProps } from '@dwang/kit/data';
import type { ReactNode } from 'react';

/** Which week or month is shown, and what else is chosen beside it. */
export function SpanSteps({ children, ...nav }: Omit<SpanNavProps, 'now'> & { children?: ReactNode }) {
  return (
    <div className="time-bar">
      <SpanNav now={`This ${nav.noun}`} {...nav} />
      {children && <div className="time-bar-rest">{children}</div>}
    </div>
  );
}
