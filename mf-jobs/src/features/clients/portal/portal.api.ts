import { api } from '@dwang/client';
import type { CreatePortalLink, PortalLink, PortalLinkListQuery, PortalLinkPage, PortalViewPage } from '@dwang/contracts';

const PAGE_SIZE = 20;

const portalApi = api.injectEndpoints({
  endpoints: (build) => ({
    portalLinkPages: build.infiniteQuery<PortalLinkPage, PortalLinkListQuery, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: '/portal-links',
        query: { limit: PAGE_SIZE, ...queryArg, cursor: pageParam },
      }),
      providesTags: ['PortalLink'],
    }),
    portalLinkSums: build.query<PortalLinkPage, number | null>({
      query: (clientId) => ({ url: '/portal-links', query: { limit: 1, clientId: clientId ?? undefined } }),
      providesTags: ['PortalLink'],
    }),
    createPortalLink: build.mutation<PortalLink, CreatePortalLink>({
      query: (body) => ({ url: '/portal-links', method: 'POST', body }),
      invalidatesTags: ['PortalLink'],
    }),
    renewPortalLink: build.mutation<PortalLink, number>({
      query: (id) => ({ url: `/portal-links/${id}/renew`, method: 'POST', body: {} }),
      invalidatesTags: ['PortalLink'],
    }),
    revokePortalLink: build.mutation<PortalLink, number>({
      query: (id) => ({ url: `/portal-links/${id}`, method: 'DELETE' }),
      invalidatesTags: ['PortalLink'],
    }),
    portalViews: build.query<PortalViewPage, number>({
      query: (id) => ({ url: `/portal-links/${id}/views`, query: { limit: 50 } }),
      providesTags: ['PortalLink'],
    }),
  }),
});

export const {
  usePortalLinkPagesInfiniteQuery,
  usePortalLinkSumsQuery,
  useCreatePortalLinkMutation,
  useRenewPortalLinkMutation,
  useRevokePortalLinkMutation,
  usePortalViewsQuery,
} = portalApi;
