import type { InvoiceLine } from '@dwang/contracts';
import { Money, StatusTag } from '@dwang/kit';
import { type Column, DataTable } from '@dwang/kit/data';
import { documentQuantity, type GstMarked, gstMarked } from '@dwang/papers/words';

type DocumentLine = Omit<InvoiceLine, 'timeEntryIds'>;

const columns = (credited: readonly number[]): Column<GstMarked<DocumentLine>>[] => [
  {
    key: 'description',
    title: 'Description',
    render: (line) => (
      <span className="finance-wrap">
        {line.description} {line.mark && <StatusTag tone="neutral">{line.mark}</StatusTag>}{' '}
        {credited.includes(line.id) && <StatusTag tone="neutral">Credited</StatusTag>}
      </span>
    ),
    width: 'wide',
  },
  {
    key: 'quantity',
    title: 'Quantity',
    render: (line) => documentQuantity(line.quantity, line.unit),
    numeric: true,
  },
  { key: 'rate', title: 'Rate', render: (line) => <Money amount={line.unitPrice} />, numeric: true },
  { key: 'amount', title: 'Amount', render: (line) => <Money amount={line.amount} strong />, numeric: true, figure: true },
];

interface LinesProps {
  lines: DocumentLine[];
  /** Lines that a credit note took back whole: they say so. */
  credited?: readonly number[];
}

/** What is billed, or taken back. */
export const DocumentLines = ({ lines, credited = [] }: LinesProps) => (
  <DataTable
    label="Lines"
    columns={columns(credited)}
    rows={gstMarked(lines)}
    rowKey={(line) => line.id}
    empty={{ text: 'No lines.' }}
  />
);
