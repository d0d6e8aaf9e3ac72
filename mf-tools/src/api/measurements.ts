import { api, useJoinedPages } from '@dwang/client';
import type { MeasurementPage } from '@dwang/contracts';

const PAGE = 50;

/** Measurements of the account. Read here; written through the outbox, so that a measurement taken without a network is kept. */
const measurementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMeasurements: build.infiniteQuery<MeasurementPage, void, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ pageParam }) => ({ url: '/measurements', query: { limit: PAGE, cursor: pageParam } }),
      providesTags: ['Measurement'],
    }),
  }),
});

/** What was saved, the newest first, page by page. */
export const useListMeasurementsQuery = () => useJoinedPages(measurementsApi.useListMeasurementsInfiniteQuery());
