import type { Invoice } from '@dwang/contracts';
import { paymentTermsText } from '@dwang/domain';
import { formatDay, formatInstant, formatMoney, Link, SectionCard, StatusTag } from '@dwang/kit';
import { type DetailItem, DetailList } from '@dwang/kit/data';
import { settledRows, sumRows } from '@dwang/papers/words';
import { useUser } from '@dwang/shell-api';
import { ReminderSwitch } from '../../../sending/reminder-switch';
import { isWaiting, statusName, toneOf, waitingText } from '../../../status';
import { useToday } from '../../../use-today';

/** State, days and job of an invoice, with what is known of its history. */
export function InvoiceFactsCard({ invoice }: { invoice: Invoice }) {
  const today = useToday();
  const { timeZone } = useUser().company;
  const waiting = waitingText(invoice, today);
  const items: DetailItem[] = [
    { label: 'Status', value: <StatusTag tone={toneOf(invoice, today)}>{statusName(invoice.status)}</StatusTag> },
    { label: 'Issue date', value: formatDay(invoice.issueDate) },
    { label: 'Due date', value: waiting ? `${formatDay(invoice.dueDate)} · ${waiting}` : formatDay(invoice.dueDate) },
    ...(invoice.paymentTerms ? [{ label: 'Payment terms', value: paymentTermsText(invoice.paymentTerms) }] : []),
    ...(invoice.projectName
      ? [{ label: 'Project', value: <Link to={`/jobs/${invoice.projectId}`}>{invoice.projectName}</Link> }]
      : []),
    ...(invoice.quote
      ? [{ label: 'Quote', value: <Link to={`/quotes/${invoice.quote.id}`}>{invoice.quote.quoteNumber}</Link> }]
      : []),
    { label: 'Created', value: formatInstant(invoice.createdAt, timeZone) },
    ...(isWaiting(invoice) ? [{ label: 'Reminders', value: <ReminderSwitch of="invoice" id={invoice.id} /> }] : []),
    ...(invoice.sentAt ? [{ label: 'Sent', value: formatInstant(invoice.sentAt, timeZone) }] : []),
  ];
  return (
    <SectionCard title="Details">
      <DetailList items={items} />
    </SectionCard>
  );
}

/** From the lines to what is left to pay. */
export function InvoiceTotalsCard({ invoice }: { invoice: Invoice }) {
  const rows = [...sumRows(invoice), ...settledRows(invoice)];
  return (
    <SectionCard title="Totals">
      <DetailList
        items={rows.map(({ label, amount, isTotal = false }) => ({
          label,
          value: formatMoney(amount),
          numeric: true,
          total: isTotal,
        }))}
      />
    </SectionCard>
  );
}
