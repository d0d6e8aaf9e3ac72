import type { InvoiceLine } from '@dwang/contracts';
import { Money, StatusTag } from '@dwang/kit';
import { type Column, DataTable } from '@dwang/kit/data';

const columns = (credited: readonly number[]): Column<InvoiceLine>[] => [
  {
    key: 'description',
    title: 'Description',
    render: (line) => (
      <span className="finance-wrap">
        {line.description} {credited.includes(line.id) && <StatusTag tone="neutral">Credited</StatusTag>}
      </span>
    ),
    width: 'wide',
  },
  {
    key: 'quantity',
    title: 'Quantity',
    render: (line) => [shortQuantity(line.quantity), line.unit].filter(Boolean).join(' '),
    numeric: true,
  },
  { key: 'rate', title: 'Rate', render: (line) => <Money amount={line.unitPrice} />, numeric: true },
  { key: 'amount', title: 'Amount', render: (line) => <Money amount={line.amount} strong />, numeric: true, figure: true },
];

/** `2.500` → `2.5` */
const shortQuantity = (quantity: string): string => (quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity);

/** What is billed; lines that a credit note took back whole say so. */
export const InvoiceLines = ({ lines, credited }: { lines: InvoiceLine[]; credited: readonly number[] }) => (
  <DataTable
    label="Lines"
    columns={columns(credited)}
    rows={lines}
    rowKey={(line) => line.id}
    empty={{ text: 'No lines on this invoice.' }}
  />
);
