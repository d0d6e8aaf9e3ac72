import type { ReactNode } from 'react';

export interface PageProps {
  title: string;
  subtitle?: ReactNode;
  /** The page's one main action, at the right of the title. */
  action?: ReactNode;
  /** Less important actions, before the main one. */
  extra?: ReactNode;
  /** Usually a `FilterBar`. */
  filters?: ReactNode;
  /** `wide` (default) for lists, `narrow` for forms and reading. */
  width?: 'wide' | 'narrow';
  children?: ReactNode;
}

/** A screen: title line with its main action, filters, and what it shows. */
export function Page({ title, subtitle, action, extra, filters, width = 'wide', children }: PageProps) {
  return (
    <div className={`dwang-page dwang-page-${width}`}>
      <header className="dwang-page-head">
        <div className="dwang-page-titles">
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {(action || extra) && (
          <div className="dwang-page-actions">
            {extra}
            {action}
          </div>
        )}
      </header>
      {filters}
      {children}
    </div>
  );
}
