import { api } from '@dwang/client';
import type {
  CreateRetention,
  Invoice,
  Retention,
  RetentionListQuery,
  RetentionMoves,
  RetentionPage,
  UpdateRetention,
} from '@dwang/contracts';
import { CHANGED } from './changed';

const retentionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRetentions: build.infiniteQuery<RetentionPage, Omit<RetentionListQuery, 'cursor'>, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/retentions', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Invoice'],
    }),
    retentionRows: build.query<RetentionPage, RetentionListQuery>({ query: (query) => ({ url: '/retentions', query }) }),
    retentionOfJob: build.query<Retention | null, number>({
      query: (projectId) => ({ url: '/retentions', query: { projectId } }),
      transformResponse: ({ items }: RetentionPage) => items[0] ?? null,
      providesTags: ['Invoice'],
    }),
    getRetention: build.query<Retention, number>({
      query: (id) => ({ url: `/retentions/${id}` }),
      providesTags: ['Invoice'],
    }),
    listRetentionMoves: build.query<RetentionMoves, number>({
      query: (id) => ({ url: `/retentions/${id}/moves` }),
      providesTags: ['Invoice'],
    }),
    createRetention: build.mutation<Retention, CreateRetention>({
      query: (body) => ({ url: '/retentions', method: 'POST', body }),
      invalidatesTags: ['Invoice'],
    }),
    updateRetention: build.mutation<Retention, { id: number; body: UpdateRetention }>({
      query: ({ id, body }) => ({ url: `/retentions/${id}`, method: 'PUT', body }),
      invalidatesTags: ['Invoice'],
    }),
    deleteRetention: build.mutation<void, number>({
      query: (id) => ({ url: `/retentions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Invoice'],
    }),
    releaseRetention: build.mutation<Invoice, { id: number; amount: string }>({
      query: ({ id, amount }) => ({ url: `/retentions/${id}/release`, method: 'POST', body: { amount } }),
      invalidatesTags: CHANGED,
    }),
    holdRetention: build.mutation<Invoice, number>({
      query: (invoiceId) => ({ url: `/invoices/${invoiceId}/retention`, method: 'POST' }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useListRetentionsInfiniteQuery,
  useLazyRetentionRowsQuery,
  useRetentionOfJobQuery,
  useGetRetentionQuery,
  useListRetentionMovesQuery,
  useCreateRetentionMutation,
  useUpdateRetentionMutation,
  useDeleteRetentionMutation,
  useReleaseRetentionMutation,
  useHoldRetentionMutation,
} = retentionsApi;
