import { errorText } from '@dwang/client';
import type { SubscriptionDetails } from '@dwang/contracts';
import { Dialog, ErrorState, formatDay, Heading, Skeleton, StatusTag, Text } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { useGetSubscriptionQuery } from '../../api/subscriptions';
import { SubscriptionInvoices } from './subscription-invoices';
import { STATUSES, seatText } from './words';

/** One company's subscription and all its invoices. */
export function SubscriptionSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { currentData, error, refetch, isFetching } = useGetSubscriptionQuery(id);
  return (
    <Dialog open variant="side" title={currentData?.user.company ?? 'Subscription'} onClose={onClose}>
      {!currentData && error && (
        <ErrorState
          title="Could not load this subscription"
          reason={errorText(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!currentData && !error && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {currentData && <Sheet subscription={currentData} />}
    </Dialog>
  );
}

function Sheet({ subscription }: { subscription: SubscriptionDetails }) {
  const { status, planName, user, startDate, nextBilling, trialEnds, amount, invoices } = subscription;
  return (
    <div className="mf-admin-sheet">
      <DetailList
        items={[
          { label: 'Status', value: <StatusTag tone={STATUSES[status][1]}>{STATUSES[status][0]}</StatusTag> },
          { label: 'Owner', value: user.name },
          { label: 'Plan', value: planName },
          { label: 'In the team', value: seatText(subscription) },
          { label: 'Start Date', value: formatDay(startDate) },
          ...(trialEnds ? [{ label: 'Trial until', value: formatDay(trialEnds) }] : []),
          { label: 'Next Billing', value: nextBilling === 'N/A' ? nextBilling : formatDay(nextBilling) },
          { label: 'Amount', value: amount === 'Free' ? amount : `${amount} per month`, numeric: true, total: true },
        ]}
      />
      <Heading>Invoices</Heading>
      {invoices.length === 0 && <Text rank="secondary">None yet. The first one is made on the day of the next billing.</Text>}
      <SubscriptionInvoices id={subscription.id} invoices={invoices} />
    </div>
  );
}
