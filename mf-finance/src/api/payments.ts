import { api } from '@dwang/client';
import type { ClientCredit, CreatePayment, Invoice, Payment } from '@dwang/contracts';
import { CHANGED } from './changed';

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getClientCredit: build.query<ClientCredit, number>({
      query: (clientId) => ({ url: `/client-credits/${clientId}` }),
      providesTags: ['Invoice'],
    }),
    createPayment: build.mutation<Invoice, { invoiceId: number; body: CreatePayment }>({
      query: ({ invoiceId, body }) => ({ url: `/invoices/${invoiceId}/payments`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    removePayment: build.mutation<Payment, { id: number; reason: string }>({
      query: ({ id, reason }) => ({ url: `/payments/${id}/remove`, method: 'POST', body: { reason } }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const { useGetClientCreditQuery, useCreatePaymentMutation, useRemovePaymentMutation } = paymentsApi;
