import { api } from '@dwang/client';
import type { DayHoursList, DayHoursQuery, TimeEntryListQuery, TimeEntryPage } from '@dwang/contracts';

/** The hours of the finance screen: page by page, and per day. */
const financeTimeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFinanceTime: build.infiniteQuery<TimeEntryPage, Omit<TimeEntryListQuery, 'cursor'>, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/time-entries', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['TimeEntry'],
    }),
    listFinanceDays: build.query<DayHoursList, DayHoursQuery>({
      query: (query) => ({ url: '/time-entries/days', query }),
      providesTags: ['TimeEntry'],
    }),
  }),
});

export const { useListFinanceTimeInfiniteQuery, useListFinanceDaysQuery } = financeTimeApi;
