import { api } from '@dwang/client';
import type {
  AcceptQuote,
  CreateQuote,
  CreateQuoteTemplate,
  CreditNote,
  DeclineQuote,
  Invoice,
  PortalLink,
  Quote,
  QuoteEventPage,
  QuoteListQuery,
  QuotePage,
  QuoteTemplate,
  QuoteTemplatePage,
  ReplaceQuote,
} from '@dwang/contracts';
import type { BesideQuote } from './confirm-beside-quote';

/** What a move of a quote changes: its job goes along. */
const CHANGED = ['Quote', 'Project', 'Activity', 'Dashboard'] as const;

interface NewQuote {
  body: CreateQuote;
  /** The same for every try of the same content, also after a reload. */
  idempotencyKey: string;
}
interface InvoiceWish extends BesideQuote {
  id: number;
  uid?: string;
  depositPercent?: string;
  progress?: { lineId: number; percent: string }[];
  idempotencyKey: string;
}

const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQuotes: build.infiniteQuery<QuotePage, Omit<QuoteListQuery, 'cursor'>, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/quotes', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Quote'],
    }),
    quoteRows: build.query<QuotePage, QuoteListQuery>({ query: (query) => ({ url: '/quotes', query }) }),
    getQuote: build.query<Quote, number>({ query: (id) => ({ url: `/quotes/${id}` }), providesTags: ['Quote', 'Invoice'] }),
    listQuoteEvents: build.infiniteQuery<QuoteEventPage, number, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: `/quotes/${queryArg}/history`, query: { limit: 20, cursor: pageParam } }),
      providesTags: ['Quote'],
    }),
    createQuote: build.mutation<Quote, NewQuote>({
      query: ({ body, idempotencyKey }) => ({ url: '/quotes', method: 'POST', body, idempotencyKey }),
      invalidatesTags: CHANGED,
    }),
    replaceQuote: build.mutation<Quote, { id: number; body: ReplaceQuote }>({
      query: ({ id, body }) => ({ url: `/quotes/${id}`, method: 'PUT', body }),
      invalidatesTags: CHANGED,
    }),
    deleteQuote: build.mutation<null, number>({
      query: (id) => ({ url: `/quotes/${id}`, method: 'DELETE' }),
      invalidatesTags: CHANGED,
    }),
    moveQuote: build.mutation<Quote, { id: number; move: 'send' | 'revise' | 'job' }>({
      query: ({ id, move }) => ({ url: `/quotes/${id}/${move}`, method: 'POST' }),
      invalidatesTags: CHANGED,
    }),
    duplicateQuote: build.mutation<Quote, { id: number; uid: string }>({
      query: ({ id, uid }) => ({ url: `/quotes/${id}/duplicate`, method: 'POST', body: { uid } }),
      invalidatesTags: CHANGED,
    }),
    acceptQuote: build.mutation<Quote, AcceptQuote & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/quotes/${id}/accept`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    declineQuote: build.mutation<Quote, DeclineQuote & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/quotes/${id}/decline`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    invoiceQuote: build.mutation<Invoice, InvoiceWish>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `/quotes/${id}/invoice`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: [...CHANGED, 'Invoice'],
    }),
    creditQuote: build.mutation<CreditNote, { id: number; idempotencyKey: string }>({
      query: ({ id, idempotencyKey }) => ({ url: `/quotes/${id}/credit-note`, method: 'POST', idempotencyKey }),
      invalidatesTags: [...CHANGED, 'Invoice', 'Client'],
    }),
    listQuoteTemplates: build.query<QuoteTemplatePage, void>({
      query: () => ({ url: '/quote-templates', query: { limit: 200 } }),
      providesTags: ['QuoteTemplate'],
    }),
    createQuoteTemplate: build.mutation<QuoteTemplate, CreateQuoteTemplate>({
      query: (body) => ({ url: '/quote-templates', method: 'POST', body }),
      invalidatesTags: ['QuoteTemplate'],
    }),
    deleteQuoteTemplate: build.mutation<null, number>({
      query: (id) => ({ url: `/quote-templates/${id}`, method: 'DELETE' }),
      invalidatesTags: ['QuoteTemplate'],
    }),
    makeClientLink: build.mutation<PortalLink, number>({
      query: (clientId) => ({ url: '/portal-links', method: 'POST', body: { clientId, label: 'Quotes and invoices' } }),
      invalidatesTags: ['PortalLink'],
    }),
  }),
});

export const {
  useListQuotesInfiniteQuery,
  useLazyQuoteRowsQuery,
  useGetQuoteQuery,
  useLazyGetQuoteQuery,
  useListQuoteEventsInfiniteQuery,
  useCreateQuoteMutation,
  useReplaceQuoteMutation,
  useDeleteQuoteMutation,
  useMoveQuoteMutation,
  useDuplicateQuoteMutation,
  useAcceptQuoteMutation,
  useDeclineQuoteMutation,
  useInvoiceQuoteMutation,
  useCreditQuoteMutation,
  useListQuoteTemplatesQuery,
  useCreateQuoteTemplateMutation,
  useDeleteQuoteTemplateMutation,
  useMakeClientLinkMutation,
} = quotesApi;
