import type { ReactNode } from 'react';
import type { Tone } from './tone';

export interface SummaryCardProps {
  label: string;
  /** The figure, already formatted. */
  figure: ReactNode;
  /** A line under it: `3 invoices`, `Since Sunday`. */
  hint?: ReactNode;
  tone?: Tone;
  icon?: ReactNode;
  loading?: boolean;
}

/** One figure with its name; `tone` colours the mark beside the name, never the figure alone. */
export function SummaryCard({ label, figure, hint, tone = 'neutral', icon, loading = false }: SummaryCardProps) {
  return (
    <div className={`dwang-summary dwang-tone-${tone}`}>
      <dt>
        <span className="dwang-summary-mark" aria-hidden>
          {icon}
        </span>
        {label}
      </dt>
      <dd>
        {loading ? <span className="dwang-shimmer dwang-summary-wait" role="status" aria-label="Loading" /> : figure}
        {hint && <small>{loading ? '\u00a0' : hint}</small>}
      </dd>
    </div>
  );
}

/** A row of figures: two columns on phones, as many as fit elsewhere. */
export function SummaryCards({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <dl className="dwang-summaries" aria-label={label}>
      {children}
    </dl>
  );
}
