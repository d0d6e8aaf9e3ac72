import type { ReactNode } from 'react';

export interface DetailItem {
  label: string;
  value: ReactNode;
  /** Right-aligned with tabular figures. */
  numeric?: boolean;
  /** A total: heavier, with a line above. */
  total?: boolean;
}

/** Names and values under each other: an invoice's dates, its subtotal, GST and total. */
export function DetailList({ items, layout = 'rows' }: { items: DetailItem[]; layout?: 'rows' | 'columns' }) {
  return (
    <dl className={`dwang-details dwang-details-${layout}`}>
      {items.map((item) => (
        <div key={item.label} className={item.total ? 'dwang-details-total' : undefined}>
          <dt>{item.label}</dt>
          <dd className={item.numeric ? 'dwang-figure' : undefined}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
