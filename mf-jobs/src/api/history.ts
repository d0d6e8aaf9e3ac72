import { api } from '@dwang/client';
import type { ActivityKind, ActivityPage } from '@dwang/contracts';

const PAGE_SIZE = 30;

interface Asked {
  /** The address of the job or the client. */
  of: string;
  kind: ActivityKind | null;
}

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    history: build.infiniteQuery<ActivityPage, Asked, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg: { of, kind }, pageParam }) => ({
        url: `${of}/activity`,
        query: { limit: PAGE_SIZE, kind: kind ?? undefined, cursor: pageParam },
      }),
      providesTags: ['Activity'],
    }),
  }),
});

export const { useHistoryInfiniteQuery } = historyApi;
