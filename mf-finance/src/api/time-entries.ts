import { api } from '@dwang/client';
import type { TimeEntryListQuery, TimeEntryPage } from '@dwang/contracts';

/** The hours of the finance screen, page by page. */
const financeTimeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFinanceTime: build.infiniteQuery<TimeEntryPage, Omit<TimeEntryListQuery, 'cursor'>, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/time-entries', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['TimeEntry'],
    }),
  }),
});

export const { useListFinanceTimeInfiniteQuery } = financeTimeApi;
