import { errorText, isApiError, useGetOptOutQuery, useOptOutMutation } from '@dwang/client';
import { Alert, Button, EmptyState, ErrorState, Skeleton, useParams } from '@dwang/kit';
import { PublicPage } from './public-page';

/** /opt-out/:token: where the link at the foot of a letter leads. One tap, so that mail programs that look at links change nothing. */
export default function OptOutScreen() {
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useGetOptOutQuery(token);
  const [leave, { data: left, error: failure, isLoading }] = useOptOutMutation();
  const shown = left ?? data;
  if (!shown) {
    return (
      <PublicPage title="Letters">
        {!error ? (
          <Skeleton active paragraph={{ rows: 2 }} />
        ) : isApiError(error) && error.status === 404 ? (
          <EmptyState text="This link does not work any more." hint="Please answer the letter instead." />
        ) : (
          <ErrorState
            title="Could not load this page"
            reason={errorText(error, 'Please try again.')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
      </PublicPage>
    );
  }
  const { companyName, clientName, isOut } = shown;
  return (
    <PublicPage title={companyName} lead={`Letters to ${clientName}`}>
      <section className="shell-public-card" aria-live="polite">
        {isOut ? (
          <p>You will get no more letters to all clients of {companyName}. Letters about your own jobs still come.</p>
        ) : (
          <>
            <p>Shall {companyName} stop sending you letters to all clients?</p>
            {failure && <Alert type="error" showIcon role="alert" title={errorText(failure, 'Please try again.')} />}
            <div>
              <Button type="primary" loading={isLoading} onClick={() => void leave(token)}>
                Stop these letters
              </Button>
            </div>
          </>
        )}
      </section>
    </PublicPage>
  );
}
