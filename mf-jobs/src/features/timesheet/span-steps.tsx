import type { ReactNode } from 'react';
import { SpanNav, type SpanNavProps } from '../../spans/span-nav';

/** Which week or month is shown, and what else is chosen beside it. */
export function SpanSteps({ children, ...nav }: Omit<SpanNavProps, 'now'> & { children?: ReactNode }) {
  return (
    <div className="time-bar">
      <SpanNav now={`This ${nav.noun}`} {...nav} />
      {children && <div className="time-bar-rest">{children}</div>}
    </div>
  );
}
