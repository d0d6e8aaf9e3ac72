import { api, useJoinedPages } from '@dwang/client';
import type { PhotoPage, ToolResultPage } from '@dwang/contracts';

const PAGE = 20;

/** Reading only: results are written through the outbox. */
const jobResultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobResults: build.infiniteQuery<ToolResultPage, number, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg: projectId, pageParam }) => ({
        url: '/tool-results',
        query: { projectId, limit: PAGE, cursor: pageParam },
      }),
      providesTags: ['ToolResult'],
    }),
    photoOfResult: build.query<PhotoPage, { projectId: number; uid: string }>({
      query: ({ projectId, uid }) => ({ url: `/projects/${projectId}/photos`, query: { uid, limit: 1 } }),
      providesTags: ['Photo'],
    }),
  }),
});

export const { usePhotoOfResultQuery } = jobResultsApi;

/** What tools and calculators said for a job, the latest first, page by page. */
export const useJobResultsQuery = (projectId: number) => useJoinedPages(jobResultsApi.useJobResultsInfiniteQuery(projectId));
