import type { Invoice, IssueDay } from '@dwang/contracts';
import { datedOn } from '@dwang/domain';
import { Dialog } from '@dwang/kit';
import { saveFile } from '@dwang/kit/export';
import { invoiceFileName } from '@dwang/papers/words';
import { useState } from 'react';
import { useUpdateInvoiceMutation } from '../../../api/invoice-writes';
import { useGetInvoiceLetterQuery, useSendInvoiceMutation } from '../../../api/sending';
import { documentPdf } from '../../../pdf/document-pdf';
import { InvoicePreview } from '../../../pdf/invoice-preview';
import { LetterDialog } from '../../../sending/letter-dialog';
import { invoiceName } from '../../../status';
import { useToday } from '../../../use-today';
import { IssueDayQuestion } from '../issue/issue-day-question';

interface SendDialogProps {
  invoice: Invoice;
  onClose: () => void;
}

/** Sends an invoice by e-mail. A draft is issued by it: its number and days are then fixed, so it is asked first what an old one is dated. */
export function SendDialog({ invoice, onClose }: SendDialogProps) {
  const today = useToday();
  const isOld = invoice.status === 'draft' && invoice.issueDate < today;
  const [issueDay, setIssueDay] = useState<IssueDay | null>(isOld ? null : 'keep');
  if (issueDay) return <SendLetter invoice={invoice} issueDay={issueDay} onClose={onClose} />;
  return (
    <Dialog open title="Issue and send" size="small" onClose={onClose}>
      <IssueDayQuestion invoice={invoice} onChoose={setIssueDay} />
    </Dialog>
  );
}

function SendLetter({ invoice, issueDay, onClose }: SendDialogProps & { issueDay: IssueDay }) {
  const today = useToday();
  const isDraft = invoice.status === 'draft';
  const proposed = useGetInvoiceLetterQuery({ id: invoice.id, issueDay });
  const [send] = useSendInvoiceMutation();
  const [update] = useUpdateInvoiceMutation();
  const isUnsent = isDraft || (invoice.status !== 'paid' && invoice.sentAt === null);
  const markSent = async () => {
    await update({ id: invoice.id, status: 'sent', ...(isDraft && { issueDay }) }).unwrap();
  };
  return (
    <LetterDialog
      title={isDraft ? 'Issue and send' : `Send ${invoiceName(invoice)}`}
      proposed={proposed}
      paper={invoice}
      sendLabel={isDraft ? 'Issue and send' : 'Send'}
      onSend={(letter) => send({ id: invoice.id, letter: { ...letter, issueDay } }).unwrap()}
      attachment={
        <InvoicePreview invoice={isDraft ? asIssued(invoice, issueDay === 'today' ? today : invoice.issueDate) : invoice} />
      }
      onDownload={async () => saveFile(await documentPdf({ kind: 'invoice', invoice }), invoiceFileName(invoice))}
      onMarkSent={isUnsent ? markSent : undefined}
      onClose={onClose}
    />
  );
}

/** As it will be printed once it is issued, but for the number. */
const asIssued = (invoice: Invoice, day: string): Invoice => ({
  ...invoice,
  ...datedOn(invoice, day),
  status: 'pending',
  balance: invoice.total,
});
