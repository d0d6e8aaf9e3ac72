import { errorText, isApiError, useGetClientQuery } from '@dwang/client';
import { EmptyState, ErrorState, LinkButton, Page, PageSkeleton } from '@dwang/kit';
import { ClientPage } from '../features/clients/page/client-page';
import { InvoicesOf } from '../features/invoices/invoices-of';
import { QuotesOf } from '../features/quotes/quotes-of';

/** /jobs/clients/:id: the page of one client. */
export default function ClientRoute({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useGetClientQuery(id);
  if (data?.id === id)
    return (
      <ClientPage
        key={id}
        client={data}
        invoices={
          <>
            <QuotesOf of={{ clientId: id }} emptyHint="Quotes to this client are listed here." />
            <InvoicesOf of={{ clientId: id }} emptyHint="Invoices to this client are listed here." />
          </>
        }
      />
    );
  if (!error) return <PageSkeleton variant="cards" />;
  const isGone = isApiError(error) && (error.status === 404 || error.status === 403);
  return (
    <Page title="Client" extra={<LinkButton to="/jobs?tab=clients">All clients</LinkButton>}>
      {isGone ? (
        <EmptyState text="There is no such client." hint="It may have been deleted, or merged into another." />
      ) : (
        <ErrorState
          title="Could not load this client"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Page>
  );
}
