import { api } from '@dwang/client';
import type {
  ClaimListQuery,
  ClaimPage,
  ClaimSettings,
  PaymentClaim,
  RecordNotice,
  RecordSchedule,
  ServeClaim,
  SetClaimSettings,
  WriteClaim,
} from '@dwang/contracts';

interface Step {
  id: number;
}
const url = (id: number, what = '') => `/payment-claims/${id}${what}`;

const claimsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClaims: build.infiniteQuery<ClaimPage, Omit<ClaimListQuery, 'cursor'>, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/payment-claims', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Invoice'],
    }),
    claimOfInvoice: build.query<PaymentClaim | null, number>({
      query: (invoiceId) => ({ url: '/payment-claims', query: { invoiceId } }),
      transformResponse: ({ items }: ClaimPage) => items[0] ?? null,
      providesTags: ['Invoice'],
    }),
    claimRows: build.query<ClaimPage, ClaimListQuery>({ query: (query) => ({ url: '/payment-claims', query }) }),
    writeClaim: build.mutation<PaymentClaim, { invoiceId: number; body: WriteClaim }>({
      query: ({ invoiceId, body }) => ({ url: `/invoices/${invoiceId}/payment-claim`, method: 'PUT', body }),
      invalidatesTags: ['Invoice'],
    }),
    deleteClaim: build.mutation<void, number>({
      query: (id) => ({ url: url(id), method: 'DELETE' }),
      invalidatesTags: ['Invoice'],
    }),
    serveClaim: build.mutation<PaymentClaim, Step & { body: ServeClaim }>({
      query: ({ id, body }) => ({ url: url(id, '/serve'), method: 'POST', body }),
      invalidatesTags: ['Invoice'],
    }),
    recordSchedule: build.mutation<PaymentClaim, Step & { body: RecordSchedule }>({
      query: ({ id, body }) => ({ url: url(id, '/schedule'), method: 'PUT', body }),
      invalidatesTags: ['Invoice'],
    }),
    recordNotice: build.mutation<PaymentClaim, Step & { body: RecordNotice }>({
      query: ({ id, body }) => ({ url: url(id, '/notice'), method: 'PUT', body }),
      invalidatesTags: ['Invoice'],
    }),
    takeBackClaimStep: build.mutation<PaymentClaim, Step & { what: 'serve' | 'schedule' | 'notice' }>({
      query: ({ id, what }) => ({ url: url(id, `/${what}`), method: 'DELETE' }),
      invalidatesTags: ['Invoice'],
    }),
    getClaimSettings: build.query<ClaimSettings, void>({
      query: () => ({ url: '/payment-claims/settings' }),
      providesTags: ['Invoice'],
    }),
    setClaimSettings: build.mutation<ClaimSettings, SetClaimSettings>({
      query: (body) => ({ url: '/payment-claims/settings', method: 'PUT', body }),
      invalidatesTags: ['Invoice'],
    }),
  }),
});

export const {
  useListClaimsInfiniteQuery,
  useClaimOfInvoiceQuery,
  useLazyClaimRowsQuery,
  useWriteClaimMutation,
  useDeleteClaimMutation,
  useServeClaimMutation,
  useRecordScheduleMutation,
  useRecordNoticeMutation,
  useTakeBackClaimStepMutation,
  useGetClaimSettingsQuery,
  useSetClaimSettingsMutation,
} = claimsApi;
