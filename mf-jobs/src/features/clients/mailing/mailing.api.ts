import { api } from '@dwang/client';
import type { CreateMailing, Mailing, MailingPage, Recipients, RecipientsQuery } from '@dwang/contracts';

const mailingApi = api.injectEndpoints({
  endpoints: (build) => ({
    recipients: build.query<Recipients, { q?: string; hasOutstanding?: 'true' }>({
      query: (query) => ({ url: '/mailings/recipients', query: query satisfies RecipientsQuery }),
      providesTags: ['Client', 'Mailing'],
    }),
    createMailing: build.mutation<Mailing, CreateMailing>({
      query: (body) => ({ url: '/mailings', method: 'POST', body }),
      invalidatesTags: ['Mailing'],
    }),
    mailing: build.query<Mailing, number>({ query: (id) => ({ url: `/mailings/${id}` }), providesTags: ['Mailing'] }),
    mailings: build.query<MailingPage, void>({
      query: () => ({ url: '/mailings', query: { limit: 10 } }),
      providesTags: ['Mailing'],
    }),
  }),
});

export const { useRecipientsQuery, useCreateMailingMutation, useMailingQuery, useMailingsQuery } = mailingApi;
