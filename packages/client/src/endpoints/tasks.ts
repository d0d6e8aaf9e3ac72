import type { TaskPage } from '@dwang/contracts';
import { api } from '../api';
import { useJoinedPages } from '../joined-pages';

const PAGE = 50;

/** Reading only: tasks are written through the outbox. */
export const tasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTasks: build.infiniteQuery<TaskPage, number, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg: projectId, pageParam }) => ({
        url: `/projects/${projectId}/tasks`,
        query: { limit: PAGE, cursor: pageParam },
      }),
      providesTags: ['Task'],
    }),
  }),
});

/** The tasks of a job in their order, page by page. */
export const useListTasksQuery = (projectId: number) => useJoinedPages(tasksApi.useListTasksInfiniteQuery(projectId));
