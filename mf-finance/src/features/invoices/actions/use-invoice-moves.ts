import { errorText } from '@dwang/client';
import type { InvoiceSummary } from '@dwang/contracts';
import { type Confirmation, confirmAction, useLocation, useNavigate } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useDeleteInvoiceMutation, useUpdateInvoiceMutation, useVoidInvoiceMutation } from '../../../api/invoices';
import { invoiceName } from '../../../status';

type Move = 'pending' | 'sent' | 'paid';
const DONE: Record<Move, string> = { pending: 'Invoice issued', sent: 'Invoice marked as sent', paid: 'Invoice marked as paid' };

export interface InvoiceMoves {
  move: (invoice: InvoiceSummary, status: Move) => Promise<void>;
  voidAfterAsking: (invoice: InvoiceSummary) => Promise<void>;
  /** Only a draft can be deleted; an issued invoice is voided. */
  deleteAfterAsking: (invoice: InvoiceSummary) => Promise<void>;
}

const VOIDING: Confirmation = {
  title: 'Void this invoice?',
  text: 'Nothing will be owed on it. Its hours become unbilled again: they can be edited, or put on another invoice. The invoice stays in the list, marked Void. This cannot be undone.',
  confirm: 'Void invoice',
  danger: true,
};
const DELETING: Confirmation = {
  title: 'Delete this draft?',
  text: 'Its hours become unbilled again. This cannot be undone.',
  confirm: 'Delete draft',
  danger: true,
};

/** Changes of an invoice's state; each says what happened, or why it did not. */
export function useInvoiceMoves(): InvoiceMoves {
  const notify = useNotify();
  const [update] = useUpdateInvoiceMutation();
  const [voidInvoice] = useVoidInvoiceMutation();
  const deleteAfterAsking = useDraftDeletion();
  const refuse = (title: string, error: unknown) => notify.error({ title, description: errorText(error, 'Please try again.') });
  return {
    move: async (invoice, status) => {
      try {
        const changed = await update({ id: invoice.id, status, version: invoice.version }).unwrap();
        notify.success({ title: DONE[status], description: `${invoiceName(changed)} for ${changed.clientName}` });
      } catch (error) {
        refuse('Could not change the invoice', error);
      }
    },
    voidAfterAsking: async (invoice) => {
      const name = invoiceName(invoice);
      if (!(await confirmAction({ ...VOIDING, title: `Void ${name}?` }))) return;
      try {
        await voidInvoice(invoice.id).unwrap();
        notify.success({ title: 'Invoice voided', description: `${name} is void. Its hours are free to be billed again.` });
      } catch (error) {
        refuse('Could not void the invoice', error);
      }
    },
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
