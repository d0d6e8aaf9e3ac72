import { api } from '@dwang/client';
import type { CalculatorPage, ResourcePage } from '@dwang/contracts';

/** The small directories that come with Dwang, read whole: they are searched in the browser, also without a network. */
const directoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listResources: build.query<ResourcePage, void>({ query: () => ({ url: '/resources' }), providesTags: ['Resource'] }),
    listCalculators: build.query<CalculatorPage, void>({ query: () => ({ url: '/calculators' }) }),
  }),
});

export const { useListResourcesQuery, useListCalculatorsQuery } = directoriesApi;
