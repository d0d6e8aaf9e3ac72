import { errorText } from '@dwang/client';
import type { AdminUser, AdminUserListQuery } from '@dwang/contracts';
import { useNotify } from '@dwang/shell-api';
import { useEffect, useState } from 'react';
import { useLazyListAdminUsersQuery, useListAdminUsersQuery } from '../../api/users';

/** The list renews itself this often while it is on the screen, in milliseconds. Source: specification 2, section 9. */
const RENEW_EVERY = 60_000;

type Filters = Pick<AdminUserListQuery, 'q' | 'role' | 'status'>;

/** The users that match, page by page, with Refresh and its toast. */
export function useUserList(filters: Filters) {
  const notify = useNotify();
  const first = useListAdminUsersQuery(filters, { pollingInterval: RENEW_EVERY, skipPollingIfUnfocused: true });
  const [ask, { isFetching: isLoadingMore }] = useLazyListAdminUsersQuery();
  const [more, setMore] = useState<{ of: unknown; users: AdminUser[]; cursor: string | null } | null>(null);
  const followed = more && more.of === first.data ? more : null;
  useEffect(() => setMore((kept) => (kept && kept.of === first.data ? kept : null)), [first.data]);

  const cursor = followed ? followed.cursor : (first.data?.nextCursor ?? null);
  const users = first.data && [...first.data.items, ...(followed?.users ?? [])];

  const loadMore = async () => {
    if (!cursor) return;
    try {
      const page = await ask({ ...filters, cursor }).unwrap();
      setMore({ of: first.data, users: [...(followed?.users ?? []), ...page.items], cursor: page.nextCursor });
    } catch (error) {
      notify.error({ title: 'Could not load more users', description: errorText(error, 'Please try again.') });
    }
  };
  const refresh = async () => {
    const { data } = await first.refetch();
    if (data) notify.success({ title: `${data.totals.all} users loaded successfully` });
  };

  return {
    users,
    shown: users?.length ?? 0,
    all: first.data?.totals.all ?? 0,
    isLoading: first.isLoading,
    isRefreshing: first.isFetching,
    error: first.isError && !first.data ? errorText(first.error, 'The server did not answer.') : null,
    hasMore: cursor !== null,
    isLoadingMore,
    loadMore,
    refresh,
  };
}
