import {
  errorText,
  useListNotificationsQuery,
  useMarkNotificationMutation,
  useReadAllNotificationsMutation,
} from '@dwang/client';
import { Button, EmptyState, ErrorState, Link, timeAgo } from '@dwang/kit';
import { useSession } from '../../session';
import { useNow } from '../use-now';
import { NEWEST } from './newest';
import { NotificationRow } from './notification-row';
import type { useAttention } from './use-attention';

const MINUTE = 60_000;

interface NotificationPanelProps {
  attention: ReturnType<typeof useAttention>;
  onLeave: () => void;
}

/** The newest notifications, with what this device needs attention for above them. */
export default function NotificationPanel({ attention, onLeave }: NotificationPanelProps) {
  const { data, error, isLoading, isFetching, refetch } = useListNotificationsQuery(NEWEST);
  const [mark] = useMarkNotificationMutation();
  const [readAll, { isLoading: isMarking }] = useReadAllNotificationsMutation();
  const { user } = useSession();
  const now = useNow(MINUTE);
  const items = data?.items ?? [];
  return (
    <section className="shell-bell-panel" aria-label="Notifications" aria-busy={isLoading}>
      <header>
        <strong>Notifications</strong>
        <Button size="small" disabled={!data?.totals.unread} loading={isMarking} onClick={() => void readAll()}>
          Mark all as read
        </Button>
      </header>
      <ul>
        {attention.map(({ key, ...row }) => (
          <NotificationRow key={key} {...row} onOpen={onLeave} />
        ))}
        {items.map(({ id, time, ...item }) => (
          <NotificationRow
            key={id}
            {...item}
            when={timeAgo(time, user?.company.timeZone ?? 'UTC', now)}
            onMark={item.read ? undefined : () => void mark({ id, read: true })}
            onOpen={() => {
              onLeave();
              if (!item.read) void mark({ id, read: true });
            }}
          />
        ))}
      </ul>
      {isLoading && <div className="shell-bell-waiting dwang-shimmer" role="status" aria-label="Loading" />}
      {error && !data && (
        <ErrorState reason={errorText(error, 'Please try again.')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && items.length + attention.length === 0 && <EmptyState text="No notifications" />}
      <Link className="dwang-link" to="/notifications" onClick={onLeave}>
        View all notifications
      </Link>
    </section>
  );
}
