import { errorText } from '@dwang/client';
import { Alert, ErrorState, Progress, Skeleton } from '@dwang/kit';
import { useMailingQuery } from './mailing.api';

const LOOK_EVERY_MS = 1500;

/** How many letters have gone, looked at again until the last one was tried. */
export function MailingProgress({ id }: { id: number }) {
  const first = useMailingQuery(id);
  const isDone = first.data?.isDone ?? false;
  const { data, error, refetch, isFetching } = useMailingQuery(id, isDone ? {} : { pollingInterval: LOOK_EVERY_MS });
  if (!data && error) {
    return (
      <ErrorState
        title="Could not see how far the letters are"
        reason={errorText(error, 'They are being sent all the same.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const { total, sent, failed, failures } = data;
  return (
    <>
      <p role="status">
        {data.isDone ? `${sent} of ${total} letters sent.` : `Sending: ${sent + failed} of ${total}. You can close this.`}
      </p>
      <Progress aria-label="Letters sent" percent={total === 0 ? 100 : ((sent + failed) / total) * 100} />
      {failed > 0 && (
        <Alert
          type="warning"
          showIcon
          title={failed === 1 ? '1 letter was not sent' : `${failed} letters were not sent`}
          description={failures.map(({ name, email, reason }) => `${name} (${email}): ${reason}`).join('\n')}
        />
      )}
    </>
  );
}
