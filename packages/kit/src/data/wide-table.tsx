import type { MouseEvent } from 'react';
import { VisuallyHidden } from '../layout/text';
import { ColumnHeading } from './column-heading';
import type { Column, DataTableProps } from './data-table-types';

const cellClass = <Row,>(column: Column<Row>): string | undefined =>
  [column.numeric && 'dwang-cell-numeric', column.width && `dwang-cell-${column.width}`].filter(Boolean).join(' ') || undefined;

/** The table of wide screens, a real `<table>` with a sticky head. */
export function WideTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, actions, actionsTitle = 'Actions', sort, onSort, skeletonRows = 6 } = props;
  return (
    <div className="dwang-table-scroll">
      <table className="dwang-table">
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHeading key={column.key} column={column} sort={sort} onSort={onSort} className={cellClass(column)} />
            ))}
            {actions && (
              <th scope="col" className="dwang-cell-actions">
                {actionsTitle}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => <TableRow key={rowKey(row)} row={row} {...props} />)
            : Array.from({ length: skeletonRows }, (_, index) => `wait-${index}`).map((key) => (
                <tr key={key} className="dwang-table-wait">
                  {columns.map((column) => (
                    <td key={column.key} className={cellClass(column)}>
                      <span className="dwang-shimmer" />
                    </td>
                  ))}
                  {actions && <td className="dwang-cell-actions" />}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow<Row>({ row, columns, onOpen, openLabel, actions, isHighlighted }: DataTableProps<Row> & { row: Row }) {
  const open = (event: MouseEvent<HTMLTableRowElement>) => {
    if (event.target instanceof Element && !event.target.closest('a, button, input, label')) onOpen?.(row);
  };
  const className = [onOpen && 'dwang-row-opens', isHighlighted?.(row) && 'dwang-row-highlighted'].filter(Boolean).join(' ');
  return (
    <tr className={className || undefined} onClick={onOpen && open}>
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column)}>
          {index === 0 && onOpen ? (
            <button type="button" className="dwang-open" onClick={() => onOpen(row)} aria-label={openLabel?.(row)}>
              {column.render(row)}
            </button>
          ) : (
            column.render(row)
          )}
        </td>
      ))}
      {actions && <td className="dwang-cell-actions">{actions(row)}</td>}
    </tr>
  );
}
