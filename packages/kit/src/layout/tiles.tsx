import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface TileProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  /** In-app address; without it the tile is a button that calls `onClick`. */
  to?: string;
  onClick?: () => void;
  /** A word at the corner: `Beta`, `Uncalibrated`. */
  badge?: ReactNode;
}

/** Large things to tap, three in a row on phones when small, otherwise as many as fit. */
export function TileGrid({ children, size = 'medium' }: { children: ReactNode; size?: 'small' | 'medium' }) {
  return <div className={`dwang-tiles dwang-tiles-${size}`}>{children}</div>;
}

/** One of them. */
export function Tile({ title, text, icon, to, onClick, badge }: TileProps) {
  const inside = (
    <>
      {icon && (
        <span className="dwang-tile-icon" aria-hidden>
          {icon}
        </span>
      )}
      <span className="dwang-tile-title">{title}</span>
      {text && <span className="dwang-tile-text">{text}</span>}
      {badge && <span className="dwang-tile-badge">{badge}</span>}
    </>
  );
  if (to !== undefined) {
    return (
      <Link className="dwang-tile" to={to}>
        {inside}
      </Link>
    );
  }
  return (
    <button type="button" className="dwang-tile" onClick={onClick}>
      {inside}
    </button>
  );
}
