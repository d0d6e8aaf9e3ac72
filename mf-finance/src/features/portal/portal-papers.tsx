import { errorText, serverNow } from '@dwang/client';
import { dayOf } from '@dwang/domain';
import { ErrorState, Skeleton, useSearchParams } from '@dwang/kit';
import type { PortalPartProps } from '@dwang/shell-api';
import { useGetPortalPapersQuery } from '../../api/portal';
import { PortalInvoices } from './portal-invoices';
import { PortalQuoteDialog } from './portal-quote-dialog';
import { PortalQuotes } from './portal-quotes';
import './portal.css';

/** A client's quotes and invoices on their private page. One quote is read in a dialog that the address opens: `?quote=12`. */
export default function PortalPapersPart({ token, timeZone }: PortalPartProps) {
  const { data, error, isFetching, refetch } = useGetPortalPapersQuery(token);
  const [params, setParams] = useSearchParams();
  const wanted = params.get('quote');
  const today = dayOf(serverNow(), timeZone);
  if (!data && error) {
    return (
      <ErrorState
        title="Could not load quotes and invoices"
        reason={errorText(error, 'Please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return (
    <>
      <PortalQuotes quotes={data.quotes} today={today} onOpen={(id) => setParams({ quote: String(id) })} />
      <PortalInvoices invoices={data.invoices} payBy={data.payBy} today={today} token={token} />
      {wanted && /^[1-9]\d{0,14}$/.test(wanted) && (
        <PortalQuoteDialog
          key={wanted}
          token={token}
          id={Number(wanted)}
          timeZone={timeZone}
          onClose={() => setParams({}, { replace: true })}
        />
      )}
    </>
  );
}
