import type { Invoice, InvoiceSummary } from '@dwang/contracts';
import type { MenuProps } from '@dwang/kit';
import { isWaiting } from '../../../status';
import type { InvoiceMoves } from './use-invoice-moves';

type Item = NonNullable<MenuProps['items']>[number];

/** What is done in a dialog of the invoice's page. */
export type InvoiceTask = 'payment' | 'refund' | 'peppol' | 'credit' | 'void' | 'edit' | 'send' | 'issue' | 'writeOff';

const isIssued = ({ status }: InvoiceSummary): boolean => status !== 'draft' && status !== 'void';
const isUntouched = ({ paid, credited }: InvoiceSummary): boolean => Number(paid) === 0 && Number(credited) === 0;

/** An overdue invoice may not have been sent either, which only its page knows. */
const maySend = (invoice: InvoiceSummary | Invoice): boolean =>
  invoice.status === 'pending' ||
  (invoice.status === 'overdue' && 'sentAt' in invoice && !invoice.sentAt && isUntouched(invoice));

/** What can be done with an invoice in its present state: the rules of the server. */
export function menuItems(
  invoice: InvoiceSummary | Invoice,
  moves: InvoiceMoves,
  open: (task: InvoiceTask) => void,
): NonNullable<Item>[] {
  const task = (key: InvoiceTask, label: string, danger = false): NonNullable<Item> => ({
    key,
    label,
    danger,
    onClick: () => open(key),
  });
  const isDraft = invoice.status === 'draft';
  const isEmpty = invoice.status === 'paid' && Number(invoice.total) === 0;
  const mayVoid = (isWaiting(invoice) || isEmpty) && isUntouched(invoice);
  const steps: (NonNullable<Item> | false)[] = [
    isDraft && { key: 'issue', label: 'Issue invoice', onClick: () => moves.issue(invoice, () => open('issue')) },
    isDraft && task('edit', 'Edit draft'),
    invoice.status !== 'void' && task('send', isDraft ? 'Issue and send' : 'Email Invoice'),
    maySend(invoice) && { key: 'sent', label: 'Mark as sent', onClick: () => void moves.move(invoice, 'sent') },
    isIssued(invoice) && task('payment', 'Record payment'),
    isWaiting(invoice) && { key: 'paid', label: 'Mark as paid', onClick: () => void moves.payAll(invoice) },
    { key: 'duplicate', label: 'Duplicate', onClick: () => void moves.duplicate(invoice) },
    { key: 'repeat', label: 'Repeat', onClick: () => moves.repeat(invoice) },
    isIssued(invoice) && !isEmpty && invoice.status !== 'credited' && task('credit', 'Credit note'),
    isIssued(invoice) && task('peppol', 'Peppol e-invoice'),
  ];
  const ends: (NonNullable<Item> | false)[] = [
    isWaiting(invoice) && task('writeOff', 'Write off', true),
    mayVoid && task('void', 'Void', true),
    isDraft && { key: 'delete', label: 'Delete draft', danger: true, onClick: () => void moves.deleteAfterAsking(invoice) },
  ];
  const shown = ends.filter((item) => item !== false);
  return [...steps.filter((item) => item !== false), ...(shown.length > 0 ? [{ type: 'divider' } as const, ...shown] : [])];
}
