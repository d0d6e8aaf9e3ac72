import { api } from '@dwang/client';
import type { EstimateListQuery, EstimatePage } from '@dwang/contracts';

const PAGE_SIZE = 20;
type Of = Pick<EstimateListQuery, 'projectId'>;

/** A job's estimates as its page shows them; they are made with the tools. */
const jobEstimatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobEstimatePages: build.infiniteQuery<EstimatePage, Of, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/estimates', query: { limit: PAGE_SIZE, ...queryArg, cursor: pageParam } }),
      providesTags: ['Estimate'],
    }),
  }),
});

export const { useJobEstimatePagesInfiniteQuery } = jobEstimatesApi;
