import { api } from '@dwang/client';
import type { JobFile, JobFilePage } from '@dwang/contracts';

const PAGE_SIZE = 30;

interface OneFile {
  projectId: number;
  id: number;
}

const filesApi = api.injectEndpoints({
  endpoints: (build) => ({
    filePages: build.infiniteQuery<JobFilePage, number, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: `/projects/${queryArg}/files`,
        query: { limit: PAGE_SIZE, cursor: pageParam },
      }),
      providesTags: ['File'],
    }),
    deleteFile: build.mutation<null, OneFile>({
      query: ({ projectId, id }) => ({ url: `/projects/${projectId}/files/${id}`, method: 'DELETE' }),
      invalidatesTags: ['File'],
    }),
    restoreFile: build.mutation<JobFile, OneFile>({
      query: ({ projectId, id }) => ({ url: `/projects/${projectId}/files/${id}/restore`, method: 'POST' }),
      invalidatesTags: ['File'],
    }),
  }),
});

export const { useFilePagesInfiniteQuery, useDeleteFileMutation, useRestoreFileMutation } = filesApi;
