import { errorText, useChangeFeedbackMutation, usePageFeedbackInfiniteQuery } from '@dwang/client';
import { type Feedback, FeedbackStatus } from '@dwang/contracts';
import { Button, FilterBar, Heading, SearchBox, Segmented, Stack, useSearchParams } from '@dwang/kit';
import { DataTable } from '@dwang/kit/data';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { ListFoot } from '../../lists/list-foot';
import { feedbackColumns } from './feedback-columns';
import { FeedbackNoteDialog } from './feedback-note-dialog';

const SHOWN = [
  { value: '', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'read', label: 'Read' },
  { value: 'done', label: 'Done' },
];

/** What may be made of a piece of feedback from where it stands. */
const NEXT: Record<FeedbackStatus, { status: FeedbackStatus; label: string }[]> = {
  new: [
    { status: 'read', label: 'Mark as read' },
    { status: 'done', label: 'Done' },
  ],
  read: [{ status: 'done', label: 'Done' }],
  done: [{ status: 'read', label: 'Open again' }],
};

/** What people have told us, newest first; search and status stand in the address. */
export default function FeedbackList() {
  const { company } = useUser();
  const notify = useNotify();
  const [search, setSearch] = useSearchParams();
  const [noted, setNoted] = useState<Feedback | null>(null);
  const q = search.get('q') || undefined;
  const status = FeedbackStatus.safeParse(search.get('feedback')).data;
  const list = usePageFeedbackInfiniteQuery({ q, status }, { refetchOnMountOrArgChange: true });
  const [change, { isLoading: isChanging }] = useChangeFeedbackMutation();
  const pages = list.currentData?.pages;
  const rows = pages?.flatMap(({ items }) => items);
  const totals = pages?.at(-1)?.totals;
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  const mark = (id: number, next: FeedbackStatus) =>
    change({ id, status: next })
      .unwrap()
      .catch((error: unknown) =>
        notify.error({ title: 'Could not change it', description: errorText(error, 'Please try again.') }),
      );
  return (
    <Stack>
      <Heading>{totals?.unread ? `Feedback (${totals.unread} new)` : 'Feedback'}</Heading>
      <FilterBar
        lead={
          <>
            <SearchBox value={q ?? ''} onSearch={(text) => set('q', text)} placeholder="Search feedback..." />
            <Segmented
              aria-label="Status"
              options={SHOWN}
              value={status ?? ''}
              onChange={(value: string) => set('feedback', value)}
            />
          </>
        }
      />
      <DataTable<Feedback>
        label="Feedback"
        columns={feedbackColumns(company.timeZone)}
        rows={rows}
        rowKey={({ id }) => id}
        loading={list.isFetching && !list.isFetchingNextPage && !rows}
        error={list.error && !rows ? errorText(list.error, 'The server did not answer.') : null}
        errorTitle="Could not load feedback"
        onRetry={() => void list.refetch()}
        empty={
          q || status
            ? { text: 'No feedback found', hint: 'Search for other words, or show all.' }
            : { text: 'No feedback', hint: 'What people send from Help shows here.' }
        }
        isHighlighted={(row) => row.status === 'new'}
        actionsTitle="Actions"
        actions={(row) => (
          <span className="mf-admin-feedback-actions">
            {NEXT[row.status].map(({ status: next, label }) => (
              <Button key={next} size="small" disabled={isChanging} onClick={() => void mark(row.id, next)}>
                {label}
              </Button>
            ))}
            <Button size="small" onClick={() => setNoted(row)}>
              {row.note ? 'Edit note' : 'Add note'}
            </Button>
          </span>
        )}
      />
      <ListFoot list={list} noun="pieces of feedback" />
      {noted && <FeedbackNoteDialog feedback={noted} onClose={() => setNoted(null)} />}
    </Stack>
  );
}
