import { api } from '@dwang/client';
import type { ActivityKind, ActivityPage } from '@dwang/contracts';

const PAGE_SIZE = 30;

interface Asked {
  projectId: number;
  kind: ActivityKind | null;
}

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobHistory: build.infiniteQuery<ActivityPage, Asked, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg: { projectId, kind }, pageParam }) => ({
        url: `/projects/${projectId}/activity`,
        query: { limit: PAGE_SIZE, kind: kind ?? undefined, cursor: pageParam },
      }),
      providesTags: ['Activity'],
    }),
  }),
});

export const { useJobHistoryInfiniteQuery } = historyApi;
