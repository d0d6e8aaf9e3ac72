import { errorText, useMarkFeedbackMutation, usePageFeedbackInfiniteQuery } from '@dwang/client';
import { type Feedback, FeedbackStatus } from '@dwang/contracts';
import { Button, FilterBar, Heading, Segmented, Stack, useSearchParams } from '@dwang/kit';
import { DataTable, LoadMore } from '@dwang/kit/data';
import { useNotify, useUser } from '@dwang/shell-api';
import { feedbackColumns } from './feedback-columns';

const SHOWN = [
  { value: 'all', label: 'All' },
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

/** What people have told us, newest first; which part of it is shown stands in the address. */
export default function FeedbackList() {
  const { company } = useUser();
  const notify = useNotify();
  const [search, setSearch] = useSearchParams();
  const status = FeedbackStatus.safeParse(search.get('feedback')).data;
  const list = usePageFeedbackInfiniteQuery(status ? { status } : {});
  const [mark, { isLoading: isMarking }] = useMarkFeedbackMutation();
  const pages = list.currentData?.pages;
  const rows = pages?.flatMap(({ items }) => items);
  const totals = pages?.at(-1)?.totals;
  const show = (value: string) => {
    const next = new URLSearchParams(search);
    if (value === 'all') next.delete('feedback');
    else next.set('feedback', value);
    setSearch(next, { replace: true });
  };
  const change = (id: number, next: FeedbackStatus) =>
    mark({ id, status: next })
      .unwrap()
      .catch((error: unknown) =>
        notify.error({ title: 'Could not change it', description: errorText(error, 'Please try again.') }),
      );
  return (
    <Stack>
      <Heading>{totals?.unread ? `Feedback (${totals.unread} new)` : 'Feedback'}</Heading>
      <FilterBar lead={<Segmented aria-label="Show" options={SHOWN} value={status ?? 'all'} onChange={show} />} />
      <DataTable<Feedback>
        label="Feedback"
        columns={feedbackColumns(company.timeZone)}
        rows={rows}
        rowKey={({ id }) => id}
        loading={list.isFetching && !list.isFetchingNextPage}
        error={list.error ? errorText(list.error, 'The server did not answer.') : null}
        errorTitle="Could not load feedback"
        onRetry={() => void list.refetch()}
        empty={{ text: 'No feedback', hint: 'What people send from Help shows here.' }}
        isHighlighted={(row) => row.status === 'new'}
        actionsTitle="Actions"
        actions={(row) =>
          NEXT[row.status].map(({ status: next, label }) => (
            <Button key={next} size="small" disabled={isMarking} onClick={() => void change(row.id, next)}>
              {label}
            </Button>
          ))
        }
      />
      <LoadMore
        shown={rows?.length ?? 0}
        total={totals?.count ?? 0}
        noun="pieces of feedback"
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </Stack>
  );
}
