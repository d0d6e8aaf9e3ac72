import type { ReactNode } from 'react';

type Rank = 'normal' | 'secondary' | 'strong';

/** Running text; `secondary` for what explains. */
export function Text({ rank = 'normal', children }: { rank?: Rank; children: ReactNode }) {
  return <span className={`dwang-text dwang-text-${rank}`}>{children}</span>;
}

/** A heading inside a page; the page itself has level 1. */
export function Heading({ level = 2, children }: { level?: 2 | 3; children: ReactNode }) {
  return level === 2 ? (
    <h2 className="dwang-heading">{children}</h2>
  ) : (
    <h3 className="dwang-heading dwang-heading-3">{children}</h3>
  );
}

/** Heard, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="dwang-hidden">{children}</span>;
}
