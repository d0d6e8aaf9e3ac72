import { api } from '@dwang/client';
import type { InvoiceListQuery, InvoicePage } from '@dwang/contracts';

const PAGE_SIZE = 20;

/** The company's invoices as the jobs' pages show them; they are written in the finance screens. */
const jobInvoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    invoicePages: build.infiniteQuery<InvoicePage, Omit<InvoiceListQuery, 'cursor'>, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/invoices', query: { limit: PAGE_SIZE, ...queryArg, cursor: pageParam } }),
      providesTags: ['Invoice'],
    }),
    invoiceSums: build.query<InvoicePage['totals'], void>({
      query: () => ({ url: '/invoices', query: { limit: 1 } }),
      transformResponse: ({ totals }: InvoicePage) => totals,
      providesTags: ['Invoice'],
    }),
    invoiceRows: build.query<InvoicePage, InvoiceListQuery>({
      query: (query) => ({ url: '/invoices', query: { limit: 200, ...query } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useInvoicePagesInfiniteQuery, useInvoiceSumsQuery, useLazyInvoiceRowsQuery } = jobInvoicesApi;
