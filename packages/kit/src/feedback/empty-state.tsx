import type { ReactNode } from 'react';
import { EmptyIcon } from '../icons';

export interface EmptyStateProps {
  /** The specification's empty text. */
  text: string;
  hint?: string;
  /** What to do about it, usually one button. */
  action?: ReactNode;
  icon?: ReactNode;
}

/** A list with nothing in it: says so, and offers the next step. */
export function EmptyState({ text, hint, action, icon }: EmptyStateProps) {
  return (
    <div className="dwang-state">
      <span className="dwang-state-icon" aria-hidden>
        {icon ?? <EmptyIcon />}
      </span>
      <p className="dwang-state-title">{text}</p>
      {hint && <p className="dwang-state-text">{hint}</p>}
      {action && <div className="dwang-state-action">{action}</div>}
    </div>
  );
}
