import { api } from '@dwang/client';
import type {
  CreateRecurringInvoice,
  RecurringInvoice,
  RecurringInvoicePage,
  RecurringInvoiceQuery,
  ReplaceRecurringInvoice,
} from '@dwang/contracts';

interface NewRecurring {
  body: CreateRecurringInvoice;
  /** The same for every try of the same content, also after a reload. */
  idempotencyKey: string;
}

const recurringApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRecurring: build.infiniteQuery<RecurringInvoicePage, Omit<RecurringInvoiceQuery, 'cursor'>, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/recurring-invoices', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['RecurringInvoice'],
    }),
    getRecurring: build.query<RecurringInvoice, number>({
      query: (id) => ({ url: `/recurring-invoices/${id}` }),
      providesTags: ['RecurringInvoice'],
    }),
    createRecurring: build.mutation<RecurringInvoice, NewRecurring>({
      query: ({ body, idempotencyKey }) => ({ url: '/recurring-invoices', method: 'POST', body, idempotencyKey }),
      invalidatesTags: ['RecurringInvoice'],
    }),
    replaceRecurring: build.mutation<RecurringInvoice, { id: number; body: ReplaceRecurringInvoice }>({
      query: ({ id, body }) => ({ url: `/recurring-invoices/${id}`, method: 'PUT', body }),
      invalidatesTags: ['RecurringInvoice'],
    }),
    pauseRecurring: build.mutation<RecurringInvoice, { id: number; paused: boolean }>({
      query: ({ id, paused }) => ({ url: `/recurring-invoices/${id}`, method: 'PATCH', body: { paused } }),
      invalidatesTags: ['RecurringInvoice'],
    }),
    deleteRecurring: build.mutation<null, number>({
      query: (id) => ({ url: `/recurring-invoices/${id}`, method: 'DELETE' }),
      invalidatesTags: ['RecurringInvoice'],
    }),
  }),
});

export const {
  useListRecurringInfiniteQuery,
  useGetRecurringQuery,
  useCreateRecurringMutation,
  useReplaceRecurringMutation,
  usePauseRecurringMutation,
  useDeleteRecurringMutation,
} = recurringApi;
