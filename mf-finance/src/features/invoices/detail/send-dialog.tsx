import type { Invoice } from '@dwang/contracts';
import { saveFile } from '@dwang/kit/export';
import { invoiceFileName } from '@dwang/papers/words';
import { useUpdateInvoiceMutation } from '../../../api/invoice-writes';
import { useGetInvoiceLetterQuery, useSendInvoiceMutation } from '../../../api/sending';
import { documentPdf } from '../../../pdf/document-pdf';
import { InvoicePreview } from '../../../pdf/invoice-preview';
import { LetterDialog } from '../../../sending/letter-dialog';
import { invoiceName } from '../../../status';

/** Sends an invoice by e-mail. A draft is issued by it: its number and days are then fixed. */
export function SendDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const isDraft = invoice.status === 'draft';
  const proposed = useGetInvoiceLetterQuery(invoice.id);
  const [send] = useSendInvoiceMutation();
  const [update] = useUpdateInvoiceMutation();
  const isUnsent = isDraft || (invoice.status !== 'paid' && invoice.sentAt === null);
  const markSent = async () => {
    await update({ id: invoice.id, status: 'sent' }).unwrap();
  };
  return (
    <LetterDialog
      title={isDraft ? 'Issue and send' : `Send ${invoiceName(invoice)}`}
      proposed={proposed}
      sendLabel={isDraft ? 'Issue and send' : 'Send'}
      onSend={(letter) => send({ id: invoice.id, letter }).unwrap()}
      attachment={<InvoicePreview invoice={isDraft ? asIssued(invoice) : invoice} />}
      onDownload={async () => saveFile(await documentPdf({ kind: 'invoice', invoice }), invoiceFileName(invoice))}
      onMarkSent={isUnsent ? markSent : undefined}
      onClose={onClose}
    />
  );
}

/** As it will be printed once it is issued, but for the number. */
const asIssued = (invoice: Invoice): Invoice => ({ ...invoice, status: 'pending', balance: invoice.total });
