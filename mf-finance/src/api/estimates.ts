import { api } from '@dwang/client';
import type { EstimatePage, SharedEstimate } from '@dwang/contracts';

/** More estimates than a job has; others are billed by their own quote. */
const MOST = 50;

/** Estimates as quotes and invoices take them; they are made with the tools. */
const estimatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Its lines as a client reads them: their sum is what it comes to. */
    readEstimate: build.query<SharedEstimate, number>({
      query: (id) => ({ url: `/estimates/${id}/shared` }),
      keepUnusedDataFor: 0,
    }),
    listJobEstimates: build.query<EstimatePage, number>({
      query: (projectId) => ({ url: '/estimates', query: { projectId, limit: MOST } }),
      providesTags: ['Estimate'],
    }),
  }),
});

export const { useReadEstimateQuery, useLazyReadEstimateQuery, useListJobEstimatesQuery } = estimatesApi;
