import { api } from '@dwang/client';
import type { ClientErrorListQuery, ClientErrorPage } from '@dwang/contracts';

/** Faults of screens that browsers reported, for the platform's administrator. */
const clientErrorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    pageClientErrors: build.infiniteQuery<ClientErrorPage, Pick<ClientErrorListQuery, 'q'>, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/admin/client-errors', query: { ...queryArg, cursor: pageParam } }),
    }),
  }),
});

export const { usePageClientErrorsInfiniteQuery } = clientErrorsApi;
