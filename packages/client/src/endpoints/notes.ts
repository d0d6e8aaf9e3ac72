import type { NotePage } from '@dwang/contracts';
import { api } from '../api';

/** The most that the server gives at once; a job has seldom more. */
const LIMIT = 200;

/** Reading only: notes are written through the outbox. */
export const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotes: build.query<NotePage, number>({
      query: (projectId) => ({ url: `/projects/${projectId}/notes`, query: { limit: LIMIT } }),
      providesTags: ['Note'],
    }),
  }),
});

export const { useListNotesQuery } = notesApi;
