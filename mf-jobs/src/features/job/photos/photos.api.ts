import { api } from '@dwang/client';
import type { PhotoPage, RecentPhotoPage } from '@dwang/contracts';

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
    recentPhotoPages: build.infiniteQuery<RecentPhotoPage, void, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ pageParam }) => ({ url: '/photos', query: { limit: PAGE_SIZE, cursor: pageParam } }),
      providesTags: ['Photo', 'Project'],
    }),
    markedPhotos: build.query<PhotoPage, number>({
      query: (projectId) => ({ url: `/projects/${projectId}/photos`, query: { limit: MOST_MARKED, marked: true } }),
      providesTags: ['Photo'],
    }),
  }),
});

export const { usePhotoPagesInfiniteQuery, useRecentPhotoPagesInfiniteQuery, useMarkedPhotosQuery } = photosApi;
