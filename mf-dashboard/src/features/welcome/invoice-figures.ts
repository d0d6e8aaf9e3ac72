import { api } from '@dwang/client';
import type { InvoicePage } from '@dwang/contracts';

/** Only the totals of the invoices are wanted here; the list itself is finance's. */
const invoiceFiguresApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInvoiceFigures: build.query<InvoicePage, void>({
      query: () => ({ url: '/invoices', query: { limit: 1 } }),
      providesTags: ['Invoice'],
    }),
  }),
});

export const { useGetInvoiceFiguresQuery } = invoiceFiguresApi;

/** Two jobs tell whether there is one besides the company's catch-all; banner and checklist share the answer. */
export const JOBS_ASKED = { limit: 2 };
