import type { PortalPapers } from '@dwang/contracts';
import { payTexts } from '@dwang/domain';
import { Alert, Button, formatDay, formatMoney, Money, StatusTag } from '@dwang/kit';
import { DetailList, DownloadIcon } from '@dwang/kit/data';
import { invoiceFileName } from '@dwang/papers/words';
import { useLazyGetPortalInvoiceQuery } from '../../api/portal';
import { documentPdf } from '../../pdf/document-pdf';
import { invoiceName, isWaiting, statusName, toneOf, waitingText } from '../../status';
import { usePaperPdf } from './use-paper-pdf';

type Row = PortalPapers['invoices'][number];

/** What a state means to the client: whether it was printed or sent does not matter to them. */
const OF_CLIENTS: Partial<Record<Row['status'], string>> = { pending: 'To pay', sent: 'To pay', written_off: 'Closed' };
const stateOf = ({ status }: Row): string => OF_CLIENTS[status] ?? statusName(status);

interface PortalInvoicesProps {
  invoices: readonly Row[];
  payBy: PortalPapers['payBy'];
  today: string;
  token: string;
}

/** The invoices, each with how to pay it; nothing where there are none. */
export function PortalInvoices({ invoices, payBy, today, token }: PortalInvoicesProps) {
  if (invoices.length === 0) return null;
  return (
    <section aria-label="Invoices" className="portal-papers">
      <h2>Invoices</h2>
      {invoices.map((invoice) => (
        <PortalInvoice key={invoice.id} invoice={invoice} payBy={payBy} today={today} token={token} />
      ))}
    </section>
  );
}

function PortalInvoice({ invoice, payBy, today, token }: Omit<PortalInvoicesProps, 'invoices'> & { invoice: Row }) {
  const [load] = useLazyGetPortalInvoiceQuery();
  const { isBusy, hasFailed, save } = usePaperPdf(async () => {
    const whole = await load({ token, id: invoice.id }).unwrap();
    return { file: await documentPdf({ kind: 'invoice', invoice: whole }, token), name: invoiceFileName(whole) };
  });
  const name = invoiceName(invoice);
  return (
    <article className="portal-paper">
      <div className="portal-paper-line">
        <h3>{name}</h3>
        <StatusTag tone={toneOf(invoice, today)}>{stateOf(invoice)}</StatusTag>
      </div>
      <div className="portal-paper-line">
        <p>{[invoice.projectName, formatDay(invoice.issueDate), waitingText(invoice, today)].filter(Boolean).join(' · ')}</p>
        <Money amount={invoice.total} strong />
      </div>
      {isWaiting(invoice) && payBy.bankAccount && <HowToPay invoice={invoice} payBy={payBy} />}
      {hasFailed && <Alert type="error" showIcon role="alert" title="The PDF could not be made. Please try again." />}
      <div>
        <Button icon={<DownloadIcon aria-hidden />} loading={isBusy} onClick={() => void save()} aria-label={`PDF of ${name}`}>
          PDF
        </Button>
      </div>
    </article>
  );
}

function HowToPay({ invoice, payBy }: { invoice: Row; payBy: PortalPapers['payBy'] }) {
  const { particulars, code, reference } = payTexts(invoice.clientName, invoice.invoiceNumber ?? '');
  const items = [
    { label: 'Pay to', value: payBy.payee },
    { label: 'Account', value: payBy.bankAccount },
    { label: 'Amount', value: formatMoney(invoice.balance) },
    { label: 'By', value: formatDay(invoice.dueDate) },
    { label: 'Particulars', value: particulars },
    ...(code ? [{ label: 'Code', value: code }] : []),
    { label: 'Reference', value: reference },
  ];
  return (
    <section aria-label={`How to pay ${invoiceName(invoice)}`} className="portal-pay">
      <DetailList items={items} />
    </section>
  );
}
