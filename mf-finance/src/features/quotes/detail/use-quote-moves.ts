import { errorText } from '@dwang/client';
import type { Quote } from '@dwang/contracts';
import { confirmAction, useNavigate } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { confirmingBesideQuote } from '../../../api/confirm-beside-quote';
import { idempotencyKeyOf } from '../../../api/idempotency-key';
import {
  useCreditQuoteMutation,
  useDeleteQuoteMutation,
  useDuplicateQuoteMutation,
  useInvoiceQuoteMutation,
  useMoveQuoteMutation,
} from '../../../api/quotes';
import { quoteName } from '../../../quote-words';

export interface QuoteMoves {
  /** One of them is being done. */
  isBusy: boolean;
  send: (quote: Quote, onSent: () => void) => Promise<void>;
  revise: (quote: Quote) => Promise<void>;
  duplicate: (quote: Quote) => Promise<void>;
  makeJob: (quote: Quote) => Promise<void>;
  makeInvoice: (quote: Quote) => Promise<void>;
  makeCreditNote: (quote: Quote) => Promise<void>;
  remove: (quote: Quote) => Promise<void>;
}

/** What is done with a quote by one press; each says what happened, or why it did not. */
export function useQuoteMoves(): QuoteMoves {
  const notify = useNotify();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const [move] = useMoveQuoteMutation();
  const [copy] = useDuplicateQuoteMutation();
  const [invoice] = useInvoiceQuoteMutation();
  const [credit] = useCreditQuoteMutation();
  const [remove] = useDeleteQuoteMutation();
  const trying = async (title: string, work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify.error({ title, description: errorText(error, 'Please try again.') });
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    send: ({ id }, onSent) =>
      trying('Could not send the quote', async () => {
        const sent = await move({ id, move: 'send' }).unwrap();
        notify.success({ title: 'Quote sent', description: `${quoteName(sent)} can be accepted now.` });
        onSent();
      }),
    revise: ({ id }) =>
      trying('Could not make a new version', async () => {
        const draft = await move({ id, move: 'revise' }).unwrap();
        navigate(`/quotes/${draft.id}?do=edit`);
      }),
    duplicate: (quote) =>
      trying('Could not duplicate the quote', async () => {
        const draft = await copy({ id: quote.id, uid: crypto.randomUUID() }).unwrap();
        notify.success({ title: 'Draft made', description: `A copy of ${quoteName(quote)}, dated today` });
        navigate(`/quotes/${draft.id}`);
      }),
    makeJob: ({ id }) =>
      trying('Could not make the job', async () => {
        const { projectId, projectName } = await move({ id, move: 'job' }).unwrap();
        const open = () => navigate(`/jobs/${projectId}`);
        notify.success({ title: 'Job booked', description: projectName ?? '', action: { label: 'Open', run: open } });
      }),
    makeInvoice: ({ id, version }) =>
      trying('Could not make the invoice', async () => {
        const made = await confirmingBesideQuote((confirmed) => {
          const wish = { id, ...confirmed };
          return invoice({ ...wish, idempotencyKey: idempotencyKeyOf(`${key}-${version}`, wish) }).unwrap();
        });
        notify.success({ title: 'Draft invoice made', description: `For ${made.clientName}` });
        navigate(`/invoices/${made.id}`);
      }),
    makeCreditNote: ({ id, invoicing }) =>
      trying('Could not make the credit note', async () => {
        const made = await credit({ id, idempotencyKey: `${key}-${id}-credit${invoicing?.left}` }).unwrap();
        notify.success({ title: 'Credit note made', description: `${made.creditNoteNumber} on ${made.invoiceNumber}` });
        navigate(`/invoices/credit-notes/${made.id}`);
      }),
    remove: async (quote) => {
      const question = { title: 'Delete this draft?', text: 'This cannot be undone.', confirm: 'Delete draft', danger: true };
      if (!(await confirmAction(question))) return;
      await trying('Could not delete the draft', async () => {
        navigate('/quotes', { replace: true });
        await remove(quote.id).unwrap();
        notify.success({ title: 'Draft deleted', description: quote.title });
      });
    },
  };
}
