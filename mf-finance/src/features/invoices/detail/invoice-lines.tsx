import type { InvoiceLine } from '@dwang/contracts';
import { Money } from '@dwang/kit';
import { type Column, DataTable } from '@dwang/kit/data';

const columns: Column<InvoiceLine>[] = [
  {
    key: 'description',
    title: 'Description',
    render: (line) => <span className="finance-wrap">{line.description}</span>,
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

/** What is billed. */
export const InvoiceLines = ({ lines }: { lines: InvoiceLine[] }) => (
  <DataTable
    label="Lines"
    columns={columns}
    rows={lines}
    rowKey={(line) => line.id}
    empty={{ text: 'No lines on this invoice.' }}
  />
);
