import { errorText } from '@dwang/client';
import type { InvoiceSummary, IssueDay } from '@dwang/contracts';
import { type Confirmation, confirmAction, useLocation, useNavigate } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { confirmingBesideQuote } from '../../../api/confirm-beside-quote';
import { useDeleteInvoiceMutation, useDuplicateInvoiceMutation, useUpdateInvoiceMutation } from '../../../api/invoice-writes';
import { invoiceName } from '../../../status';
import { useToday } from '../../../use-today';
import { useUndoPayment } from '../money/use-record-payment';

const DONE = { pending: 'Invoice issued', sent: 'Invoice marked as sent' } as const;

export interface InvoiceMoves {
  /** Issues a draft, or marks an issued invoice as sent. */
  move: (invoice: InvoiceSummary, status: keyof typeof DONE, issueDay?: IssueDay) => Promise<void>;
  /** Issues a draft of today; of one that was dated before, `ask` what it is dated. */
  issue: (invoice: InvoiceSummary, ask: () => void) => void;
  /** Records a payment of all that is open, made today; it can be undone. */
  payAll: (invoice: InvoiceSummary) => Promise<void>;
  /** Makes a draft with the same content and opens it. */
  duplicate: (invoice: InvoiceSummary) => Promise<void>;
  /** Opens the form of a recurring invoice that begins from this one. */
  repeat: (invoice: InvoiceSummary) => void;
  /** Only a draft can be deleted; an issued invoice is voided. */
  deleteAfterAsking: (invoice: InvoiceSummary) => Promise<void>;
}

const DELETING: Confirmation = {
  title: 'Delete this draft?',
  text: 'Its hours become unbilled again. This cannot be undone.',
  confirm: 'Delete draft',
  danger: true,
};

/** Changes of an invoice's state; each says what happened, or why it did not. */
export function useInvoiceMoves(): InvoiceMoves {
  const notify = useNotify();
  const navigate = useNavigate();
  const undoable = useUndoPayment();
  const today = useToday();
  const [update] = useUpdateInvoiceMutation();
  const [copy] = useDuplicateInvoiceMutation();
  const deleteAfterAsking = useDraftDeletion();
  const trying = async (title: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notify.error({ title, description: errorText(error, 'Please try again.') });
    }
  };
  const move: InvoiceMoves['move'] = ({ id, version }, status, issueDay) =>
    trying('Could not change the invoice', async () => {
      const changed = await update({ id, status, version, ...(issueDay && { issueDay }) }).unwrap();
      notify.success({ title: DONE[status], description: `${invoiceName(changed)} for ${changed.clientName}` });
    });
  return {
    move,
    issue: (invoice, ask) => (invoice.issueDate < today ? ask() : void move(invoice, 'pending')),
    payAll: ({ id, version }) =>
      trying('Could not change the invoice', async () => {
        const changed = await update({ id, status: 'paid', version }).unwrap();
        const payment = changed.payments.findLast(({ removedAt }) => removedAt === null);
        notify.success({
          title: 'Invoice marked as paid',
          description: `${invoiceName(changed)} for ${changed.clientName}`,
          ...(payment && { action: undoable(payment.id) }),
        });
      }),
    duplicate: (invoice) =>
      trying('Could not duplicate the invoice', async () => {
        const uid = crypto.randomUUID();
        const draft = await confirmingBesideQuote((confirmed) => copy({ id: invoice.id, uid, ...confirmed }).unwrap());
        notify.success({ title: 'Draft made', description: `A copy of ${invoiceName(invoice)}, dated today` });
        navigate(`/invoices/${draft.id}`);
      }),
    repeat: ({ id }) => navigate(`/invoices/recurring?new=1&from=${id}`),
    deleteAfterAsking,
  };
}

/** Deletes a draft; the screen of that draft gives way to the list first. */
function useDraftDeletion(): InvoiceMoves['deleteAfterAsking'] {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [remove] = useDeleteInvoiceMutation();
  return async (invoice) => {
    if (!(await confirmAction(DELETING))) return;
    try {
      await remove(invoice.id).unwrap();
      if (pathname === `/invoices/${invoice.id}`) navigate('/invoices', { replace: true });
      notify.success({ title: 'Draft deleted', description: `The draft for ${invoice.clientName} is gone.` });
    } catch (error) {
      notify.error({ title: 'Could not delete the draft', description: errorText(error, 'Please try again.') });
    }
  };
}
