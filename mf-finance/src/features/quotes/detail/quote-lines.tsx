import type { QuoteLine } from '@dwang/contracts';
import { Money, StatusTag } from '@dwang/kit';
import { type Column, DataTable } from '@dwang/kit/data';
import { documentQuantity, type GstMarked, gstMarked } from '@dwang/papers/words';

const choiceOf = ({ group, optional }: QuoteLine): string | null =>
  group ? `Option for ${group}` : optional ? 'Optional' : null;

const columns = (isDecided: boolean): Column<GstMarked<QuoteLine>>[] => [
  {
    key: 'description',
    title: 'Description',
    width: 'wide',
    render: (line) => {
      const choice = choiceOf(line);
      return (
        <span className="quote-stack">
          <span className={line.selected ? 'quote-text' : 'quote-text quote-left'}>
            {line.description} {line.mark && <StatusTag tone="neutral">{line.mark}</StatusTag>}
          </span>
          {choice && (
            <small>
              {choice} <StatusTag tone={line.selected ? 'good' : 'neutral'}>{stateOf(line, isDecided)}</StatusTag>
            </small>
          )}
        </span>
      );
    },
  },
  {
    key: 'quantity',
    title: 'Quantity',
    render: (line) => documentQuantity(line.quantity, line.unit),
    numeric: true,
  },
  { key: 'price', title: 'Price', render: (line) => <Money amount={line.unitPrice} />, numeric: true },
  {
    key: 'amount',
    title: 'Amount',
    render: (line) => <Money amount={line.amount} strong={line.selected} />,
    numeric: true,
    figure: true,
  },
];

function stateOf({ selected }: QuoteLine, isDecided: boolean): string {
  if (isDecided) return selected ? 'Taken' : 'Not taken';
  return selected ? 'In the total' : 'Not in the total';
}

/** What is offered; of choices, what is proposed or was taken. */
export const QuoteLines = ({ lines, isDecided }: { lines: QuoteLine[]; isDecided: boolean }) => (
  <DataTable
    label="Lines"
    columns={columns(isDecided)}
    rows={gstMarked(lines)}
    rowKey={(line) => line.id}
    empty={{ text: 'No lines on this quote.' }}
  />
);
