import type { NotePage } from '@dwang/contracts';
import { api } from '../api';
import { useJoinedPages } from '../joined-pages';

const PAGE = 50;

/** Reading only: notes are written through the outbox. */
export const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotes: build.infiniteQuery<NotePage, number, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg: projectId, pageParam }) => ({
        url: `/projects/${projectId}/notes`,
        query: { limit: PAGE, cursor: pageParam },
      }),
      providesTags: ['Note'],
    }),
  }),
});

/** The notes of a job, the newest first, page by page. */
export const useListNotesQuery = (projectId: number) => useJoinedPages(notesApi.useListNotesInfiniteQuery(projectId));
