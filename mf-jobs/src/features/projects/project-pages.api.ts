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
    /** Pages for an export, as large as the server gives them; not kept. */
    projectRows: build.query<ProjectPage, ProjectListQuery>({
      query: (query) => ({ url: '/projects', query: { limit: 200, ...query } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useProjectPagesInfiniteQuery, useLazyProjectRowsQuery } = projectPagesApi;
