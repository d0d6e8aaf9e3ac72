import { errorText } from '@dwang/client';
import type { PaperMail, PaperMailQuery, PaperMailStatus } from '@dwang/contracts';
import { Button, ErrorState, formatInstant, SectionCard, StatusTag, type Tone } from '@dwang/kit';
import { LoadMore } from '@dwang/kit/data';
import { useNotify, useUser } from '@dwang/shell-api';
import { useListPaperMailsInfiniteQuery, useSendAgainMutation } from '../api/sending';
import './sending.css';

const STATES: Record<PaperMailStatus, { label: string; tone: Tone }> = {
  queued: { label: 'Waiting', tone: 'calm' },
  sending: { label: 'Being sent', tone: 'calm' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  unknown: { label: 'Not known', tone: 'warn' },
  dropped: { label: 'Not sent', tone: 'neutral' },
};
const LOOK_EVERY_MS = 3000;
const isUnderWay = ({ status, nextTryAt }: PaperMail) => status === 'sending' || (status === 'queued' && nextTryAt === null);

/** What was e-mailed of a paper: to whom, by whom, when, and what became of it. Nothing is shown before there is a letter. */
export function MailLog({ about }: { about: Pick<PaperMailQuery, 'invoiceId' | 'quoteId' | 'clientId'> }) {
  const first = useListPaperMailsInfiniteQuery(about);
  const mails = first.currentData?.pages.flatMap(({ items }) => items);
  // While a letter is under way it is looked at again: not everybody's tab hears of it.
  const query = useListPaperMailsInfiniteQuery(about, mails?.some(isUnderWay) ? { pollingInterval: LOOK_EVERY_MS } : {});
  if (!mails && query.isError) {
    return (
      <SectionCard title="Emails">
        <ErrorState
          title="Could not load the emails"
          reason={errorText(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </SectionCard>
    );
  }
  if (!mails || mails.length === 0) return null;
  return (
    <SectionCard title="Emails" flush>
      <ol className="mail-log" aria-label="Emails">
        {mails.map((mail) => (
          <MailLine key={mail.id} mail={mail} />
        ))}
      </ol>
      {query.hasNextPage && (
        <LoadMore
          shown={mails.length}
          total={query.currentData?.pages.at(0)?.totals.count}
          noun="emails"
          hasMore
          loading={query.isFetching}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </SectionCard>
  );
}

function MailLine({ mail }: { mail: PaperMail }) {
  const { timeZone } = useUser().company;
  const notify = useNotify();
  const [again, { isLoading }] = useSendAgainMutation();
  const { label, tone } = STATES[mail.status];
  const repeat = async () => {
    try {
      await again(mail.id).unwrap();
    } catch (error) {
      notify.error({ title: 'Could not send it again', description: errorText(error, 'Please try again.') });
    }
  };
  return (
    <li className="mail-line">
      <span className="mail-line-main">
        <span>{mail.subject}</span>
        <small>
          {mail.to}
          {mail.cc.length > 0 && `, copy to ${mail.cc.join(', ')}`}
        </small>
        {mail.reason && <small>{mail.reason}</small>}
        {mail.nextTryAt && <small>Tried again at {formatInstant(mail.nextTryAt, timeZone)}</small>}
      </span>
      <span className="mail-line-side">
        <StatusTag tone={tone}>{label}</StatusTag>
        <small>
          {mail.userName || 'By schedule'}
          <br />
          {formatInstant(mail.sentAt ?? mail.createdAt, timeZone)}
        </small>
        {(mail.status === 'failed' || mail.status === 'unknown') && (
          <Button size="small" loading={isLoading} onClick={() => void repeat()}>
            Send again
          </Button>
        )}
      </span>
    </li>
  );
}
