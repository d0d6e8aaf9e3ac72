import { useId } from 'react';
import type { Column, DataTableProps } from './data-table-types';

/** The cards of phones: headline and figure on top, the rest as name and value, buttons at the foot. */
export function DataCards<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, skeletonRows = 6 } = props;
  if (!rows) {
    return (
      <div className="dwang-cards" role="status" aria-label="Loading">
        {Array.from({ length: skeletonRows }, (_, index) => `wait-${index}`).map((key) => (
          <span key={key} className="dwang-data-card-wait dwang-shimmer" />
        ))}
      </div>
    );
  }
  return (
    <ul className="dwang-cards" aria-label={label}>
      {rows.map((row) => (
        <DataCard key={rowKey(row)} row={row} {...props} />
      ))}
    </ul>
  );
}

function DataCard<Row>({ row, columns, onOpen, openLabel, actions, isHighlighted }: DataTableProps<Row> & { row: Row }) {
  const id = useId();
  const headline = columns.find((column) => column.headline) ?? columns[0];
  const figure = columns.find((column) => column.figure && column !== headline);
  const rest = columns.filter((column) => column !== headline && column !== figure && !column.wideOnly);
  const top = (
    <>
      <span className="dwang-data-card-headline">{headline?.render(row)}</span>
      {figure && (
        <span id={`${id}-figure`} className="dwang-data-card-figure">
          {figure.render(row)}
        </span>
      )}
    </>
  );
  return (
    <li className={isHighlighted?.(row) ? 'dwang-data-card dwang-row-highlighted' : 'dwang-data-card'}>
      {onOpen ? (
        <button
          type="button"
          className="dwang-data-card-top dwang-data-card-open"
          onClick={() => onOpen(row)}
          // What can be read on it stands in its name, for whoever speaks to it.
          aria-labelledby={openLabel && [`${id}-open`, figure && `${id}-figure`].filter(Boolean).join(' ')}
        >
          {openLabel && (
            <span id={`${id}-open`} hidden>
              {openLabel(row)}
            </span>
          )}
          {top}
        </button>
      ) : (
        <div className="dwang-data-card-top">{top}</div>
      )}
      {rest.length > 0 && (
        <dl>
          {rest.map((column) => (
            <CardField key={column.key} column={column} row={row} />
          ))}
        </dl>
      )}
      {actions && <div className="dwang-data-card-actions">{actions(row)}</div>}
    </li>
  );
}

function CardField<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  return (
    <div>
      <dt>{column.title}</dt>
      <dd>{column.render(row)}</dd>
    </div>
  );
}
