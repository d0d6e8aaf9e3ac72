import { api } from '@dwang/client';
import type { SitePage } from '@dwang/contracts';

const MOST_SITES = 200;

const clientSitesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sites: build.query<SitePage, number>({
      query: (clientId) => ({ url: `/clients/${clientId}/sites`, query: { limit: MOST_SITES } }),
      providesTags: ['Client'],
    }),
  }),
});

export const { useSitesQuery } = clientSitesApi;
