import { api, useJoinedPages } from '@dwang/client';
import type { MeasurementPage } from '@dwang/contracts';

const PAGE = 50;

const jobMeasurementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobMeasurements: build.infiniteQuery<MeasurementPage, number, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg: projectId, pageParam }) => ({
        url: '/measurements',
        query: { projectId, limit: PAGE, cursor: pageParam },
      }),
      providesTags: ['Measurement'],
    }),
  }),
});

/** The measurements of a job, the newest first, page by page. */
export const useJobMeasurementsQuery = (projectId: number) =>
  useJoinedPages(jobMeasurementsApi.useJobMeasurementsInfiniteQuery(projectId));
