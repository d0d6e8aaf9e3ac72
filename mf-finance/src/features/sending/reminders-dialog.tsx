import { errorText } from '@dwang/client';
import type { ClientReminder } from '@dwang/contracts';
import { Alert, Button, Dialog, EmptyState, ErrorState, Link, Skeleton } from '@dwang/kit';
import { LoadMore } from '@dwang/kit/data';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useListRemindersInfiniteQuery, useSendRemindersMutation } from '../../api/sending';
import { useToday } from '../../use-today';
import { ClientLetter } from './client-letter';
import { lettersOf, mayRemind } from './reminder-choice';
import './reminders.css';

/** Letters about what is overdue, one to each client: looked over, ticked, sent. */
export default function RemindersDialog({ onClose }: { onClose: () => void }) {
  const query = useListRemindersInfiniteQuery();
  const rows = query.currentData?.pages.flatMap(({ items }) => items);
  const totals = query.currentData?.pages.at(0)?.totals;
  return (
    <Dialog open title="Send Reminders" size="large" onClose={onClose}>
      {!rows && query.isError && (
        <ErrorState
          title="Could not load overdue invoices"
          reason={errorText(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {!rows && !query.isError && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {rows?.length === 0 && (
        <EmptyState text="Nothing is overdue." hint="Reminders are for invoices that are past their due day." />
      )}
      {rows && totals && rows.length > 0 && (
        <Letters rows={rows} isMailOn={totals.isMailOn} onClose={onClose}>
          {query.hasNextPage && (
            <LoadMore
              shown={rows.length}
              total={totals.clients}
              noun="clients"
              hasMore
              loading={query.isFetching}
              onMore={() => void query.fetchNextPage()}
            />
          )}
        </Letters>
      )}
    </Dialog>
  );
}

interface LettersProps {
  rows: readonly ClientReminder[];
  isMailOn: boolean;
  onClose: () => void;
  children: React.ReactNode;
}

function Letters({ rows, isMailOn, onClose, children }: LettersProps) {
  const today = useToday();
  const notify = useNotify();
  const [uid] = useState(() => crypto.randomUUID());
  const [touched, setTouched] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [send, { isLoading }] = useSendRemindersMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const isChosen = (row: ClientReminder, id: number) => touched.get(id) ?? mayRemind(row, id, today);
  const letters = lettersOf(rows, isChosen);
  const sendAll = async () => {
    setProblem(null);
    try {
      const sent = await send({ uid, letters }).unwrap();
      const already = sent.already > 0 ? ` ${sent.already} had a reminder today already.` : '';
      const title = sent.letters === 1 ? '1 reminder on its way' : `${sent.letters} reminders on their way`;
      notify.success({ title, description: `What is paid before its turn comes is left out.${already}` });
      onClose();
    } catch (error) {
      setProblem(errorText(error, 'Please try again.'));
    }
  };
  return (
    <div className="reminders">
      {!isMailOn && (
        <Alert
          type="info"
          showIcon
          title="This server sends no email"
          description="Open each letter in your own mail program instead."
        />
      )}
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      {rows.map((row) => (
        <ClientLetter
          key={row.clientId}
          row={row}
          isMailOn={isMailOn}
          isChosen={(id) => isChosen(row, id)}
          onChoose={(id, next) => setTouched(new Map(touched).set(id, next))}
        />
      ))}
      {children}
      <p className="reminders-hint">
        The words and the schedule are under <Link to="/invoices/sending">Sending</Link>.
      </p>
      <div className="reminders-foot">
        <Button onClick={onClose}>Cancel</Button>
        {isMailOn && (
          <Button type="primary" disabled={letters.length === 0} loading={isLoading} onClick={() => void sendAll()}>
            {letters.length === 1 ? 'Send 1 reminder' : `Send ${letters.length} reminders`}
          </Button>
        )}
      </div>
    </div>
  );
}
