import { api } from '@dwang/client';
import type { CreateCreditNote, CreditNote, CreditNoteListQuery, CreditNotePage } from '@dwang/contracts';
import { CHANGED } from './changed';

const creditNotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCreditNotes: build.infiniteQuery<CreditNotePage, Omit<CreditNoteListQuery, 'cursor'>, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/credit-notes', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Invoice'],
    }),
    creditNoteRows: build.query<CreditNotePage, CreditNoteListQuery>({ query: (query) => ({ url: '/credit-notes', query }) }),
    getCreditNote: build.query<CreditNote, number>({
      query: (id) => ({ url: `/credit-notes/${id}` }),
      providesTags: ['Invoice'],
    }),
    createCreditNote: build.mutation<CreditNote, { invoiceId: number; body: CreateCreditNote }>({
      query: ({ invoiceId, body }) => ({ url: `/invoices/${invoiceId}/credit-note`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useListCreditNotesInfiniteQuery,
  useLazyCreditNoteRowsQuery,
  useGetCreditNoteQuery,
  useLazyGetCreditNoteQuery,
  useCreateCreditNoteMutation,
} = creditNotesApi;
