import { api } from '@dwang/client';
import type { TimeEntryListQuery, TimeEntryPage } from '@dwang/contracts';

const PAGE_SIZE = 30;

const entryPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    entryPages: build.infiniteQuery<TimeEntryPage, TimeEntryListQuery, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/time-entries', query: { limit: PAGE_SIZE, ...queryArg, cursor: pageParam } }),
      providesTags: ['TimeEntry'],
    }),
  }),
});

export const { useEntryPagesInfiniteQuery } = entryPagesApi;
