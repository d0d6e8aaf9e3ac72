import type { InvoiceEvent, InvoiceEventAction } from '@dwang/contracts';
import { formatDay, formatMoney } from '@dwang/kit';
import { isMethod, paymentMethodName } from '@dwang/papers/words';
import { isStatus, statusName } from '../../../status';

const ACTIONS: Record<InvoiceEventAction, string> = {
  created: 'Draft made',
  edited: 'Draft edited',
  issued: 'Issued',
  sent: 'Marked as sent',
  emailed: 'Sent by email',
  reminded: 'Reminder sent',
  payment_added: 'Payment recorded',
  payment_removed: 'Payment removed',
  credited: 'Credit note made',
  written_off: 'Written off as a bad debt',
  write_off_removed: 'Write-off removed',
  voided: 'Voided',
  deleted: 'Draft deleted',
  claim_changed: 'Payment claim',
};

const FIELDS: Readonly<Record<string, string>> = {
  total: 'Total',
  credited: 'Credited',
  received: 'Received',
  writtenOff: 'Written off',
  status: 'Status',
  invoiceNumber: 'Number',
  clientName: 'Client',
  projectName: 'Job',
  issueDate: 'Issue date',
  dueDate: 'Due date',
  notes: 'Notes',
  terms: 'Terms',
  to: 'To',
  reason: 'Reason',
  method: 'Method',
  creditNoteNumber: 'Credit note',
  servedOn: 'Served',
  scheduleOn: 'Payment schedule',
  scheduledAmount: 'Scheduled',
  noticeOn: 'Notice of suspension',
};
const MONEY = new Set(['total', 'credited', 'received', 'writtenOff', 'scheduledAmount']);
const DAYS = new Set(['servedOn', 'scheduleOn', 'noticeOn', 'issueDate', 'dueDate']);

export const eventTitle = ({ action }: InvoiceEvent): string => ACTIONS[action];

/** One line for each change: `Received $0.00 → $50.00`. */
export const eventLines = ({ changes }: InvoiceEvent): string[] =>
  changes.map(({ field, from, to }) => {
    const name = FIELDS[field] ?? field;
    const before = from === null || from === '' ? '' : `${valueText(field, from)} → `;
    return `${name}: ${before}${to === null || to === '' ? 'none' : valueText(field, to)}`;
  });

function valueText(field: string, value: string): string {
  if (MONEY.has(field)) return formatMoney(value);
  if (DAYS.has(field)) return formatDay(value);
  if (field === 'status' && isStatus(value)) return statusName(value);
  return field === 'method' && isMethod(value) ? paymentMethodName(value) : value;
}
