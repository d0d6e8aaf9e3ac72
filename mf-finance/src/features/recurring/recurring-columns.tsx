import type { RecurringInvoice } from '@dwang/contracts';
import { formatDay, Link, Money, StatusTag } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import { stateOf, stepName } from './recurring-words';

/** What is made, in a few words: the first line, or the hours of the job. */
export function recurringText({ lines, addHours, projectName }: RecurringInvoice): string {
  const [first, ...more] = lines;
  const hours = addHours ? `Hours of ${projectName ?? 'the job'}` : '';
  if (!first) return hours;
  return [more.length > 0 ? `${first.description} and ${more.length} more` : first.description, hours].filter(Boolean).join(', ');
}

export const RECURRING_COLUMNS: Column<RecurringInvoice>[] = [
  {
    key: 'client',
    title: 'Client',
    headline: true,
    width: 'wide',
    render: (recurring) => (
      <span className="recurring-what">
        <span>{recurring.clientName}</span>
        <small>{recurringText(recurring)}</small>
      </span>
    ),
  },
  { key: 'every', title: 'How often', width: 'narrow', render: ({ every }) => stepName(every) },
  {
    key: 'next',
    title: 'Next',
    width: 'narrow',
    render: ({ state, nextDay }) => (state === 'ended' ? 'None' : formatDay(nextDay)),
  },
  {
    key: 'last',
    title: 'Last made',
    render: ({ lastInvoice, made }) =>
      lastInvoice ? (
        <Link to={`/invoices/${lastInvoice.id}`}>
          {lastInvoice.invoiceNumber ?? `Draft of ${formatDay(lastInvoice.issueDate)}`}
        </Link>
      ) : made > 0 ? (
        'Deleted'
      ) : (
        'None yet'
      ),
  },
  {
    key: 'state',
    title: 'Status',
    width: 'narrow',
    render: (recurring) => {
      const { name, tone } = stateOf(recurring);
      return (
        <span className="recurring-state">
          <StatusTag tone={tone}>{name}</StatusTag>
          {recurring.problem && recurring.state === 'active' && <small>{recurring.problem}</small>}
        </span>
      );
    },
  },
  {
    key: 'total',
    title: 'Total',
    numeric: true,
    figure: true,
    render: ({ total, lines }) => (lines.length > 0 ? <Money amount={total} strong /> : 'By hours'),
  },
];
