import { api } from '@dwang/client';
import type {
  CompanyChoiceQuery,
  CompanyChoices,
  CreateSubscription,
  PlanCard,
  PlanCards,
  SubscriptionDetails,
  SubscriptionInvoice,
  SubscriptionListQuery,
  SubscriptionPage,
  UpdatePlan,
  UpdateSubscription,
} from '@dwang/contracts';

type Filters = Pick<SubscriptionListQuery, 'plan' | 'status'>;

/** Plans and who has subscribed to them, for the platform's administrator. */
const subscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlans: build.query<PlanCards, void>({ query: () => ({ url: '/admin/plans' }), providesTags: ['Subscription'] }),
    updatePlan: build.mutation<PlanCard, { id: number; body: UpdatePlan }>({
      query: ({ id, body }) => ({ url: `/admin/plans/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Subscription', 'Team'],
    }),
    findCompanies: build.query<CompanyChoices, CompanyChoiceQuery>({
      query: (query) => ({ url: '/admin/companies', query }),
      providesTags: ['Subscription'],
    }),
    pageSubscriptions: build.infiniteQuery<SubscriptionPage, Filters, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/admin/subscriptions', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Subscription'],
    }),
    getSubscription: build.query<SubscriptionDetails, number>({
      query: (id) => ({ url: `/admin/subscriptions/${id}` }),
      providesTags: ['Subscription'],
    }),
    createSubscription: build.mutation<SubscriptionDetails, CreateSubscription>({
      query: (body) => ({ url: '/admin/subscriptions', method: 'POST', body }),
      invalidatesTags: ['Subscription', 'Team'],
    }),
    changeSubscription: build.mutation<SubscriptionDetails, UpdateSubscription & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/admin/subscriptions/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Subscription', 'Team'],
    }),
    cancelSubscription: build.mutation<SubscriptionDetails, number>({
      query: (id) => ({ url: `/admin/subscriptions/${id}/cancel`, method: 'POST' }),
      invalidatesTags: ['Subscription', 'Team'],
    }),
    markSubscriptionPaid: build.mutation<SubscriptionInvoice, { id: number; invoiceId: number; reference: string }>({
      query: ({ id, invoiceId, reference }) => ({
        url: `/admin/subscriptions/${id}/invoices/${invoiceId}/paid`,
        method: 'POST',
        body: { reference },
      }),
      invalidatesTags: ['Subscription'],
    }),
  }),
});

export const {
  useListPlansQuery,
  useUpdatePlanMutation,
  useFindCompaniesQuery,
  usePageSubscriptionsInfiniteQuery,
  useGetSubscriptionQuery,
  useCreateSubscriptionMutation,
  useChangeSubscriptionMutation,
  useCancelSubscriptionMutation,
  useMarkSubscriptionPaidMutation,
} = subscriptionsApi;
