import { api } from '@dwang/client';
import type { ClaimPage, Retention, RetentionPage } from '@dwang/contracts';

const SHOWN = 10;

/** What a job's construction contract waits for; it is kept in the finance screens. */
const jobContractsApi = api.injectEndpoints({
  endpoints: (build) => ({
    openClaimsOfJob: build.query<ClaimPage, number>({
      query: (projectId) => ({ url: '/payment-claims', query: { projectId, state: 'open', limit: SHOWN } }),
      providesTags: ['Invoice'],
    }),
    retentionOfOneJob: build.query<Retention | null, number>({
      query: (projectId) => ({ url: '/retentions', query: { projectId, limit: 1 } }),
      transformResponse: ({ items }: RetentionPage) => items[0] ?? null,
      providesTags: ['Invoice'],
    }),
  }),
});

export const { useOpenClaimsOfJobQuery, useRetentionOfOneJobQuery } = jobContractsApi;
