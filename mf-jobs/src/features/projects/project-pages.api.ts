import { api } from '@dwang/client';
import type { ProjectListQuery, ProjectPage } from '@dwang/contracts';

const PAGE_SIZE = 20;

/** Projects page by page; "load more" asks for the next cursor, and a write refreshes every page that is shown. */
const projectPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectPages: build.infiniteQuery<ProjectPage, ProjectListQuery, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/projects', query: { limit: PAGE_SIZE, ...queryArg, cursor: pageParam } }),
      providesTags: ['Project'],
    }),
  }),
});

export const { useProjectPagesInfiniteQuery } = projectPagesApi;
