import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  /** The heading, as the specification writes it. */
  title: string;
  render: (row: Row) => ReactNode;
  /** Money, hours, counts: right-aligned with tabular figures. */
  numeric?: boolean;
  /** Sorting by this heading calls `onSort` with this name. */
  sort?: string;
  /** The phone card's headline (the first column when none is marked). */
  headline?: boolean;
  /** The phone card's figure, at the right of the headline. */
  figure?: boolean;
  /** Left out of phone cards. */
  wideOnly?: boolean;
  /** Share of the width that a text column should keep; default by content. */
  width?: 'narrow' | 'wide';
}

export interface SortState {
  by: string;
  direction: 'asc' | 'desc';
}

export interface DataTableProps<Row> {
  /** What the table holds, for screen readers: `Invoices`. */
  label: string;
  columns: Column<Row>[];
  /** Undefined until the first answer. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => string | number;
  loading?: boolean;
  /** The reason why rows could not be loaded; shown in place with Retry. */
  error?: string | null;
  onRetry?: () => void;
  /** Title of the error: `Could not load invoices`. */
  errorTitle?: string;
  empty: { text: string; hint?: string; action?: ReactNode };
  /** Opens a row: by click anywhere, and by a real button or link in its first cell. */
  onOpen?: (row: Row) => void;
  /** What opening says: `Open INV-2026-10001`. */
  openLabel?: (row: Row) => string;
  /** Buttons at the end of a row. */
  actions?: (row: Row) => ReactNode;
  actionsTitle?: string;
  /** Adds a class to rows that must stand out. */
  isHighlighted?: (row: Row) => boolean;
  sort?: SortState;
  onSort?: (sort: SortState) => void;
  /** Under the rows: totals, `LoadMore`. */
  footer?: ReactNode;
  /** Skeleton rows while loading; default 6. */
  skeletonRows?: number;
}
