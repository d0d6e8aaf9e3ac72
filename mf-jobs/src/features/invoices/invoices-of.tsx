import { serverNow } from '@dwang/client';
import { dayOf, dueTone } from '@dwang/domain';
import { formatDay, ItemRow, Money, StatusTag } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useInvoicePagesInfiniteQuery } from '../../api/invoices';
import { PapersCard, type PapersOf } from '../../lists/papers-card';
import { INVOICE_TONES, invoiceStatusText } from './invoice-columns';

/** The invoices for a job or to a client. */
export function InvoicesOf({ of, emptyHint }: { of: PapersOf; emptyHint: string }) {
  const today = dayOf(serverNow(), useUser().company.timeZone);
  const query = useInvoicePagesInfiniteQuery({ ...of, sort: '-issueDate' });
  return (
    <PapersCard title="Invoices" one="invoice" path="/invoices" of={of} emptyHint={emptyHint} query={query}>
      {(invoice) => (
        <ItemRow
          key={invoice.id}
          to={`/invoices/${invoice.id}`}
          title={invoice.invoiceNumber ?? 'Draft invoice'}
          text={`${formatDay(invoice.issueDate)} · ${('projectId' in of ? invoice.clientName : invoice.projectName) ?? 'No job'}`}
          figure={<Money amount={invoice.total} />}
          figureText={
            <StatusTag tone={INVOICE_TONES[dueTone(invoice.status, invoice.dueDate, today)]}>
              {invoiceStatusText(invoice, today)}
            </StatusTag>
          }
        />
      )}
    </PapersCard>
  );
}
