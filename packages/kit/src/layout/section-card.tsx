import { type ReactNode, useId } from 'react';

export interface SectionCardProps {
  title: string;
  icon?: ReactNode;
  /** Small buttons or a link at the right of the title. */
  actions?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** Reserves the body's height while its rows are on the way, so that nothing jumps. */
  minHeight?: 'none' | 'small' | 'medium' | 'large';
  /** Leaves the body without padding, for lists and maps that reach the edge. */
  flush?: boolean;
}

/** A card of the dashboard or a part of a page: a named region with its own title line. */
export function SectionCard({ title, icon, actions, children, footer, minHeight = 'none', flush = false }: SectionCardProps) {
  const titleId = useId();
  return (
    <section className={`dwang-card dwang-card-min-${minHeight}`} aria-labelledby={titleId}>
      <header className="dwang-card-head">
        {icon && (
          <span className="dwang-card-icon" aria-hidden>
            {icon}
          </span>
        )}
        <h2 id={titleId}>{title}</h2>
        {actions && <div className="dwang-card-actions">{actions}</div>}
      </header>
      <div className={flush ? 'dwang-card-body dwang-card-flush' : 'dwang-card-body'}>{children}</div>
      {footer && <footer className="dwang-card-foot">{footer}</footer>}
    </section>
  );
}

/** A plain surface without a title. */
export function Panel({ children, className }: { children?: ReactNode; className?: string }) {
  return <div className={className ? `dwang-panel ${className}` : 'dwang-panel'}>{children}</div>;
}
