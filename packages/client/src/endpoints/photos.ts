import type { PhotoPage } from '@dwang/contracts';
import { api } from '../api';

/** The most that the server gives at once; a job has seldom more. */
const LIMIT = 200;

/** Reading only: photos are written through the outbox. */
export const photosApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPhotos: build.query<PhotoPage, number>({
      query: (projectId) => ({ url: `/projects/${projectId}/photos`, query: { limit: LIMIT } }),
      providesTags: ['Photo'],
    }),
  }),
});

export const { useListPhotosQuery } = photosApi;
