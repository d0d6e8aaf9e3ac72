import { api } from '@dwang/client';
import type { ClientError, ClientErrorDetails, ClientErrorListQuery, ClientErrorPage } from '@dwang/contracts';

/** Faults of screens that browsers reported, for the platform's administrator. */
const clientErrorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    pageClientErrors: build.infiniteQuery<ClientErrorPage, Pick<ClientErrorListQuery, 'q' | 'state'>, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/admin/client-errors', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['ClientError'],
    }),
    openClientError: build.query<ClientErrorDetails, number>({
      query: (id) => ({ url: `/admin/client-errors/${id}` }),
      providesTags: ['ClientError'],
    }),
    resolveClientError: build.mutation<ClientError, { id: number; isResolved: boolean }>({
      query: ({ id, isResolved }) => ({ url: `/admin/client-errors/${id}`, method: 'PATCH', body: { isResolved } }),
      invalidatesTags: ['ClientError'],
    }),
  }),
});

export const { usePageClientErrorsInfiniteQuery, useOpenClientErrorQuery, useResolveClientErrorMutation } = clientErrorsApi;
