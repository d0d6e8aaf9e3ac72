import type { TaskPage } from '@dwang/contracts';
import { api } from '../api';

/** The most that the server gives at once; a job has seldom more. */
const LIMIT = 200;

/** Reading only: tasks are written through the outbox. */
export const tasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTasks: build.query<TaskPage, number>({
      query: (projectId) => ({ url: `/projects/${projectId}/tasks`, query: { limit: LIMIT } }),
      providesTags: ['Task'],
    }),
  }),
});

export const { useListTasksQuery } = tasksApi;
