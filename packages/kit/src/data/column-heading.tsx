import type { Column, SortState } from './data-table-types';

interface ColumnHeadingProps<Row> {
  column: Column<Row>;
  sort?: SortState;
  onSort?: (sort: SortState) => void;
  className?: string;
}

/** A heading; a button when its column can be sorted (first ascending, then descending). */
export function ColumnHeading<Row>({ column, sort, onSort, className }: ColumnHeadingProps<Row>) {
  const by = column.sort;
  if (!by || !onSort) {
    return (
      <th scope="col" className={className}>
        {column.title}
      </th>
    );
  }
  const direction = sort?.by === by ? sort.direction : null;
  const next = direction === 'asc' ? 'desc' : 'asc';
  return (
    <th scope="col" className={className} aria-sort={direction ? `${direction}ending` : 'none'}>
      <button type="button" className="dwang-sort" onClick={() => onSort({ by, direction: next })}>
        {column.title}
        <span className={direction ? `dwang-sort-mark dwang-sort-${direction}` : 'dwang-sort-mark'} aria-hidden />
      </button>
    </th>
  );
}
