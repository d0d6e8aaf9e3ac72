import { errorText } from '@dwang/client';
import type { LoggedMail } from '@dwang/contracts';
import { Button, Dialog, ErrorState, formatInstant, Skeleton, StatusTag, Text } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { useNotify, useUser } from '@dwang/shell-api';
import { useEffect, useRef } from 'react';
import { useOpenMailQuery, useRetryMailMutation } from '../../api/mail-log';
import { KINDS, retryHint, STATES } from './mail-words';
import './mail-log.css';

interface MailSheetProps {
  id: number;
  /** How the letter stands in the list; when that changes it is read again. */
  standing: string;
  onClose: () => void;
}

/** One letter with its whole address; that it was opened is noted. */
export function MailSheet({ id, standing, onClose }: MailSheetProps) {
  const { currentData, error, refetch, isFetching } = useOpenMailQuery(id, { refetchOnMountOrArgChange: true });
  const seen = useRef(standing);
  useEffect(() => {
    if (seen.current !== standing) void refetch();
    seen.current = standing;
  }, [standing, refetch]);
  return (
    <Dialog open variant="side" title={currentData ? KINDS[currentData.kind] : 'Letter'} onClose={onClose}>
      {!currentData && error && (
        <ErrorState
          title="Could not load this letter"
          reason={errorText(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!currentData && !error && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {currentData && <Sheet mail={currentData} />}
    </Dialog>
  );
}

function Sheet({ mail }: { mail: LoggedMail }) {
  const { timeZone } = useUser().company;
  const at = (instant: string | null) => (instant ? formatInstant(instant, timeZone) : null);
  const { status, recipient, companyName, createdAt, triedAt, nextTryAt, sentAt, tries, reason } = mail;
  const times = [
    { label: 'Written', value: at(createdAt) },
    { label: 'Last try', value: sentAt ? null : at(triedAt) },
    { label: 'Next try', value: at(nextTryAt) },
    { label: 'Sent', value: at(sentAt) },
  ];
  return (
    <>
      <DetailList
        items={[
          { label: 'Status', value: <StatusTag tone={STATES[status][1]}>{STATES[status][0]}</StatusTag> },
          { label: 'Recipient', value: recipient },
          { label: 'Company', value: companyName ?? 'Closed' },
          ...times.filter(({ value }) => value !== null),
          { label: 'Tries', value: tries, numeric: true },
          ...(reason ? [{ label: 'Reason', value: <span className="mf-admin-mail-reason">{reason}</span> }] : []),
        ]}
      />
      <Retry mail={mail} />
    </>
  );
}

function Retry({ mail }: { mail: LoggedMail }) {
  const notify = useNotify();
  const [retry, { isLoading }] = useRetryMailMutation();
  const hint = retryHint(mail);
  const repeat = async () => {
    try {
      await retry(mail.id).unwrap();
      notify.success({ title: 'Queued again', description: 'The letter goes out within a minute.' });
    } catch (error) {
      notify.error({ title: 'Could not send it again', description: errorText(error, 'Please try again.') });
    }
  };
  if (!mail.canRetry && !hint) return null;
  return (
    <div className="mf-admin-retry">
      {mail.canRetry && (
        <Button type="primary" loading={isLoading} onClick={() => void repeat()}>
          Send again
        </Button>
      )}
      <Text rank="secondary">{hint ?? 'Nobody got it, so nothing is sent twice.'}</Text>
    </div>
  );
}
