import { errorText } from '@dwang/client';
import type { Subscription, SubscriptionListQuery } from '@dwang/contracts';
import { Button, confirmAction, Stack } from '@dwang/kit';
import { DataTable, LoadMore } from '@dwang/kit/data';
import { useNotify } from '@dwang/shell-api';
import { useCancelSubscriptionMutation, usePageSubscriptionsInfiniteQuery } from '../../api/subscriptions';
import { SUBSCRIPTION_COLUMNS } from './subscription-columns';

interface SubscriptionTableProps {
  filters: Pick<SubscriptionListQuery, 'plan' | 'status'>;
  onOpen: (id: number) => void;
  onChange: (subscription: Subscription) => void;
}

/** The subscriptions as a table, or as cards on a phone. */
export function SubscriptionTable({ filters, onOpen, onChange }: SubscriptionTableProps) {
  const list = usePageSubscriptionsInfiniteQuery(filters);
  const { cancel, isCanceling } = useCancel();
  const pages = list.currentData?.pages;
  const rows = pages?.flatMap(({ items }) => items);
  return (
    <Stack>
      <DataTable<Subscription>
        label="Subscriptions"
        columns={SUBSCRIPTION_COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        loading={list.isFetching && !list.isFetchingNextPage}
        error={list.error ? errorText(list.error, 'The server did not answer.') : null}
        errorTitle="Could not load subscriptions"
        onRetry={() => void list.refetch()}
        empty={{ text: 'No subscriptions found matching your criteria' }}
        onOpen={({ id }) => onOpen(id)}
        openLabel={({ user }) => `Open the subscription of ${user.company}`}
        actionsTitle="Actions"
        actions={(row) => (
          <>
            <Button size="small" disabled={row.status === 'canceled'} onClick={() => onChange(row)}>
              Change plan
            </Button>
            <Button size="small" danger disabled={row.status === 'canceled' || isCanceling} onClick={() => void cancel(row)}>
              Cancel
            </Button>
          </>
        )}
      />
      {rows && (
        <LoadMore
          shown={rows.length}
          total={pages?.[0]?.totals.count ?? 0}
          noun="subscriptions"
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Stack>
  );
}

function useCancel() {
  const notify = useNotify();
  const [send, { isLoading }] = useCancelSubscriptionMutation();
  const cancel = async ({ id, user, planName }: Subscription) => {
    const isSure = await confirmAction({
      title: `Cancel the ${planName} plan of ${user.company}?`,
      text: 'It ends at once, and the Free plan holds from then on. Everybody in the team stays and nothing they entered is lost, but nobody new can join. Invoices that are open stay open.',
      confirm: 'Cancel subscription',
      cancel: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    try {
      await send(id).unwrap();
      notify.success({ title: 'Subscription canceled' });
    } catch (error) {
      notify.error({ title: 'Could not cancel it', description: errorText(error, 'Please try again.') });
    }
  };
  return { cancel, isCanceling: isLoading };
}
