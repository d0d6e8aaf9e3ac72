import { errorText, isApiError } from '@dwang/client';
import { Dialog, EmptyState, ErrorState, Skeleton } from '@dwang/kit';
import { useGetPortalQuoteQuery } from '../../api/portal';
import { quoteName } from '../../quote-words';
import { PortalQuoteSheet } from './portal-quote-sheet';

interface PortalQuoteDialogProps {
  token: string;
  id: number;
  timeZone: string;
  onClose: () => void;
}

/** One quote, to be read, chosen from and answered. */
export function PortalQuoteDialog({ token, id, timeZone, onClose }: PortalQuoteDialogProps) {
  const { data, error, isFetching, refetch } = useGetPortalQuoteQuery({ token, id });
  return (
    <Dialog open title={data ? quoteName(data) : 'Quote'} variant="side" size="large" onClose={onClose}>
      {data ? (
        <PortalQuoteSheet quote={data} token={token} timeZone={timeZone} />
      ) : isApiError(error) && error.status === 404 ? (
        <EmptyState text="This quote was not found." hint="Please ask the business that sent it." />
      ) : error ? (
        <ErrorState
          title="Could not load this quote"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Dialog>
  );
}
