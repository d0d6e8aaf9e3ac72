import { api } from '@dwang/client';
import type { PhotoPage } from '@dwang/contracts';

const PAGE_SIZE = 48;
/** The most that the server gives at once; nobody marks more. */
const MOST_MARKED = 200;

/** Reading only: photos are written through the outbox. */
const photosApi = api.injectEndpoints({
  endpoints: (build) => ({
    photoPages: build.infiniteQuery<PhotoPage, number, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: `/projects/${queryArg}/photos`,
        query: { limit: PAGE_SIZE, cursor: pageParam },
      }),
      providesTags: ['Photo'],
    }),
    markedPhotos: build.query<PhotoPage, number>({
      query: (projectId) => ({ url: `/projects/${projectId}/photos`, query: { limit: MOST_MARKED, marked: true } }),
      providesTags: ['Photo'],
    }),
  }),
});

export const { usePhotoPagesInfiniteQuery, useMarkedPhotosQuery } = photosApi;
