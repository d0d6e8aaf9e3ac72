import { errorText, isApiError } from '@dwang/client';
import type { Invoice } from '@dwang/contracts';
import { Alert, EmptyState, ErrorState, LinkButton, Page, PageSkeleton, SectionCard, Stack, useParams } from '@dwang/kit';
import { useGetInvoiceQuery } from '../../../api/invoices';
import { invoiceName } from '../../../status';
import { InvoiceButtons } from './invoice-buttons';
import { InvoiceLines } from './invoice-lines';
import { InvoicePartyCard } from './invoice-party';
import { InvoiceFactsCard, InvoiceTotalsCard } from './invoice-summary-card';
import './invoice-detail.css';

const back = <LinkButton to="/invoices">All invoices</LinkButton>;

/** One invoice: who, what, how much, and what can be done with it. */
export default function InvoiceDetail() {
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const { currentData, error, isFetching, refetch } = useGetInvoiceQuery(id, { skip: !isId });
  if (currentData) return <InvoiceSheet invoice={currentData} />;
  if (!isId || (isApiError(error) && error.status === 404)) {
    return (
      <Page title="Invoice">
        <EmptyState text="This invoice was not found." hint="It may belong to another company." action={back} />
      </Page>
    );
  }
  if (!error || isFetching) return <PageSkeleton variant="table" />;
  return (
    <Page title="Invoice" extra={back}>
      <ErrorState title="Could not load this invoice" reason={errorText(error, '')} onRetry={() => void refetch()} />
    </Page>
  );
}

function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const isVoid = invoice.status === 'void';
  return (
    <Page
      title={isVoid ? `${invoiceName(invoice)} (void)` : invoiceName(invoice)}
      subtitle={invoice.clientName}
      extra={<InvoiceButtons invoice={invoice} />}
    >
      <Stack>
        {isVoid && (
          <Alert
            type="error"
            showIcon
            title="This invoice is void"
            description="Nothing is owed on it, and its hours are free to be billed again."
          />
        )}
        <div className="finance-sheet">
          <InvoiceFactsCard invoice={invoice} />
          <InvoicePartyCard title="Bill to" party={invoice.buyer} name={invoice.buyer.name || invoice.clientName} />
          <InvoicePartyCard title="From" party={invoice.seller} name={invoice.seller.name} />
        </div>
        <InvoiceLines lines={invoice.lines} />
        <div className="finance-sheet-end">
          {invoice.notes && (
            <SectionCard title="Notes">
              <p className="finance-wrap">{invoice.notes}</p>
            </SectionCard>
          )}
          <InvoiceTotalsCard invoice={invoice} />
        </div>
        <div>{back}</div>
      </Stack>
    </Page>
  );
}
