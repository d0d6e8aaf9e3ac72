import { api } from '@dwang/client';
import type {
  ClientCredit,
  CreatePayment,
  CreateRefund,
  Invoice,
  Payment,
  PaymentListQuery,
  PaymentPage,
} from '@dwang/contracts';
import { CHANGED } from './changed';

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.infiniteQuery<PaymentPage, Omit<PaymentListQuery, 'cursor'>, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/payments', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Invoice'],
    }),
    paymentRows: build.query<PaymentPage, PaymentListQuery>({ query: (query) => ({ url: '/payments', query }) }),
    getClientCredit: build.query<ClientCredit, number>({
      query: (clientId) => ({ url: `/client-credits/${clientId}` }),
      providesTags: ['Invoice'],
    }),
    createPayment: build.mutation<Invoice, { invoiceId: number; body: CreatePayment }>({
      query: ({ invoiceId, body }) => ({ url: `/invoices/${invoiceId}/payments`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    createRefund: build.mutation<ClientCredit, { clientId: number; body: CreateRefund }>({
      query: ({ clientId, body }) => ({ url: `/client-credits/${clientId}/refunds`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    removePayment: build.mutation<Payment, { id: number; reason: string }>({
      query: ({ id, reason }) => ({ url: `/payments/${id}/remove`, method: 'POST', body: { reason } }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useListPaymentsInfiniteQuery,
  useLazyPaymentRowsQuery,
  useGetClientCreditQuery,
  useCreatePaymentMutation,
  useCreateRefundMutation,
  useRemovePaymentMutation,
} = paymentsApi;
