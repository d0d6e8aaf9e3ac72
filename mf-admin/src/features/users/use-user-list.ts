import { errorText } from '@dwang/client';
import type { AdminUser, AdminUserListQuery } from '@dwang/contracts';
import { useNotify } from '@dwang/shell-api';
import { useEffect, useState } from 'react';
import { useLazyListAdminUsersQuery, useListAdminUsersQuery } from '../../api/users';

/** The list renews itself this often while it is on the screen, in milliseconds. Source: specification 2, section 9. */
const RENEW_EVERY = 60_000;

type Filters = Pick<AdminUserListQuery, 'q' | 'role' | 'status' | 'sort'>;

/** The users that match, page by page, with Refresh and its toast. */
export function useUserList(filters: Filters) {
  const notify = useNotify();
  const first = useListAdminUsersQuery(filters, { pollingInterval: RENEW_EVERY, skipPollingIfUnfocused: true });
  // What was found before stays while these filters are asked about, and not when they got no answer.
  const page = first.isError ? first.currentData : first.data;
  const [ask, { isFetching: isLoadingMore }] = useLazyListAdminUsersQuery();
  const [more, setMore] = useState<{ of: unknown; users: AdminUser[]; cursor: string | null } | null>(null);
  const followed = more && more.of === page ? more : null;
  useEffect(() => setMore((kept) => (kept && kept.of === page ? kept : null)), [page]);

  const cursor = followed ? followed.cursor : (page?.nextCursor ?? null);
  const users = page && [...page.items, ...(followed?.users ?? [])];

  const loadMore = async () => {
    if (!cursor) return;
    try {
      const next = await ask({ ...filters, cursor }).unwrap();
      setMore({ of: page, users: [...(followed?.users ?? []), ...next.items], cursor: next.nextCursor });
    } catch (error) {
      notify.error({ title: 'Could not load more users', description: errorText(error, 'Please try again.') });
    }
  };
  const refresh = async () => {
    const answer = await first.refetch();
    if (answer.isSuccess) return notify.success({ title: `${answer.data.totals.all} users loaded successfully` });
    notify.error({ title: 'Could not load users', description: errorText(answer.error, 'The server did not answer.') });
  };

  return {
    users,
    shown: users?.length ?? 0,
    all: page?.totals.all ?? 0,
    isLoading: first.isLoading,
    isRefreshing: first.isFetching,
    error: first.isError && !page ? errorText(first.error, 'The server did not answer.') : null,
    hasMore: cursor !== null,
    isLoadingMore,
    loadMore,
    refresh,
  };
}
