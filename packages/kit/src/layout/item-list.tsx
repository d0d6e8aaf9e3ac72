import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface ItemRowProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  /** At the right: an amount, a tag, a time. */
  figure?: ReactNode;
  /** Under the figure. */
  figureText?: ReactNode;
  to?: string;
  highlighted?: boolean;
}

/** A short list inside a card: recent entries, active projects. */
export function ItemList({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className="dwang-items" aria-label={label}>
      {children}
    </ul>
  );
}

/** One line of it; a link when it leads somewhere. */
export function ItemRow({ title, text, icon, figure, figureText, to, highlighted = false }: ItemRowProps) {
  const inside = (
    <>
      {icon && (
        <span className="dwang-item-icon" aria-hidden>
          {icon}
        </span>
      )}
      <span className="dwang-item-main">
        <span className="dwang-item-title">{title}</span>
        {text && <span className="dwang-item-text">{text}</span>}
      </span>
      {(figure || figureText) && (
        <span className="dwang-item-side">
          {figure && <span className="dwang-figure">{figure}</span>}
          {figureText && <span className="dwang-item-text">{figureText}</span>}
        </span>
      )}
    </>
  );
  return (
    <li className={highlighted ? 'dwang-item dwang-row-highlighted' : 'dwang-item'}>
      {to === undefined ? (
        <div className="dwang-item-line">{inside}</div>
      ) : (
        <Link className="dwang-item-line dwang-item-link" to={to}>
          {inside}
        </Link>
      )}
    </li>
  );
}
