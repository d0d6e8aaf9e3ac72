import type { InvoiceSummary } from '@dwang/contracts';
import { formatDay, StatusTag } from '@dwang/kit';
import { statusName, toneOf, waitingText } from '../../../status';
import './invoice-list.css';

/** The due day and how far it is; its mark lets the style sheet colour the whole row (red overdue, yellow under 3 days). */
export function DueCell({ invoice, today }: { invoice: InvoiceSummary; today: string }) {
  const text = waitingText(invoice, today);
  const tone = text ? toneOf(invoice, today) : 'neutral';
  return (
    <span className={`finance-due finance-due-${tone}`}>
      {formatDay(invoice.dueDate)}
      {text && <small>{text}</small>}
    </span>
  );
}

export const StatusCell = ({ invoice, today }: { invoice: InvoiceSummary; today: string }) => (
  <StatusTag tone={toneOf(invoice, today)}>{statusName(invoice.status)}</StatusTag>
);
