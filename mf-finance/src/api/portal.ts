import { api } from '@dwang/client';
import type { AcceptQuote, DeclineQuote, Invoice, PortalPapers, PortalQuote } from '@dwang/contracts';

interface OnPage {
  /** The secret of the link. */
  token: string;
  id: number;
}

const address = (token: string): string => `/portal-papers/${encodeURIComponent(token)}`;

/** For a client, who has a private link and no account. What is answered is kept no longer than it is shown. */
const portalPapersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPortalPapers: build.query<PortalPapers, string>({
      query: (token) => ({ url: address(token) }),
      keepUnusedDataFor: 0,
      providesTags: ['Quote'],
    }),
    getPortalQuote: build.query<PortalQuote, OnPage>({
      query: ({ token, id }) => ({ url: `${address(token)}/quotes/${id}` }),
      keepUnusedDataFor: 0,
      providesTags: ['Quote'],
    }),
    getPortalInvoice: build.query<Invoice, OnPage>({
      query: ({ token, id }) => ({ url: `${address(token)}/invoices/${id}` }),
      keepUnusedDataFor: 0,
    }),
    acceptPortalQuote: build.mutation<PortalQuote, OnPage & AcceptQuote>({
      query: ({ token, id, ...body }) => ({ url: `${address(token)}/quotes/${id}/accept`, method: 'POST', body }),
      invalidatesTags: ['Quote'],
    }),
    declinePortalQuote: build.mutation<PortalQuote, OnPage & DeclineQuote>({
      query: ({ token, id, ...body }) => ({ url: `${address(token)}/quotes/${id}/decline`, method: 'POST', body }),
      invalidatesTags: ['Quote'],
    }),
  }),
});

export const {
  useGetPortalPapersQuery,
  useGetPortalQuoteQuery,
  useLazyGetPortalInvoiceQuery,
  useAcceptPortalQuoteMutation,
  useDeclinePortalQuoteMutation,
} = portalPapersApi;
