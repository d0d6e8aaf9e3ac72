import {
  errorText,
  useMarkNotificationMutation,
  usePageNotificationsInfiniteQuery,
  useReadAllNotificationsMutation,
} from '@dwang/client';
import { Button, EmptyState, ErrorState, FilterBar, Page, PageSkeleton, Panel, Segmented, timeAgo } from '@dwang/kit';
import { NotificationRow } from '../../frame/notifications/notification-row';
import { useAttention } from '../../frame/notifications/use-attention';
import '../../frame/notifications/notifications.css';
import { useNow } from '../../frame/use-now';
import { useSession } from '../../session';
import { KindFilter } from './kind-filter';
import { useNotificationFilters } from './use-notification-filters';

const MINUTE = 60_000;
const READ = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
];

/** /notifications: everything that this person was told in the last year. */
export default function NotificationsScreen() {
  const { user } = useSession();
  const { isUnreadOnly, kind, setUnreadOnly, setKind } = useNotificationFilters();
  const filters = { ...(isUnreadOnly ? { unread: 'true' as const } : {}), ...(kind ? { kind } : {}) };
  const list = usePageNotificationsInfiniteQuery(filters);
  const [mark] = useMarkNotificationMutation();
  const [readAll, { isLoading: isMarking }] = useReadAllNotificationsMutation();
  const attention = useAttention();
  const now = useNow(MINUTE);
  const pages = list.currentData?.pages;
  const items = pages?.flatMap((page) => page.items) ?? [];
  const unread = pages?.[0]?.totals.unread ?? 0;
  const attending = kind === undefined || kind === 'entry-needs-attention' ? attention : [];
  return (
    <Page
      title="Notifications"
      width="narrow"
      action={
        <Button disabled={unread === 0} loading={isMarking} onClick={() => void readAll()}>
          Mark all as read
        </Button>
      }
      filters={
        <FilterBar
          lead={
            <>
              <Segmented
                aria-label="Show"
                options={READ}
                value={isUnreadOnly ? 'unread' : 'all'}
                onChange={(value) => setUnreadOnly(value === 'unread')}
              />
              <KindFilter kind={kind} onChange={setKind} />
            </>
          }
        />
      }
    >
      <Panel className="shell-notices">
        <ul aria-label="Notifications">
          {attending.map(({ key, ...row }) => (
            <NotificationRow key={key} {...row} />
          ))}
          {items.map(({ id, time, ...item }) => (
            <NotificationRow
              key={id}
              {...item}
              when={timeAgo(time, user?.company.timeZone ?? 'UTC', now)}
              onOpen={() => item.read || void mark({ id, read: true })}
              onMark={item.read ? undefined : () => void mark({ id, read: true })}
            />
          ))}
        </ul>
        {!pages && list.isFetching && <PageSkeleton variant="form" hasTitle={false} />}
        {list.error && !pages && (
          <ErrorState
            reason={errorText(list.error, 'Please try again.')}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        )}
        {pages && items.length + attending.length === 0 && <EmptyState text="No notifications" />}
      </Panel>
      {list.hasNextPage && (
        <Button onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
          Load more
        </Button>
      )}
    </Page>
  );
}
