import type { OptOut, Portal, SharedEstimate } from '@dwang/contracts';
import { api } from '../api';

/** For people without an account, who hold a secret address. */
export const portalApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPortal: build.query<Portal, string>({
      query: (token) => ({ url: `/portal/${encodeURIComponent(token)}` }),
      keepUnusedDataFor: 0,
    }),
    getSharedEstimate: build.query<SharedEstimate, string>({
      query: (token) => ({ url: `/shared-estimates/${encodeURIComponent(token)}` }),
      keepUnusedDataFor: 0,
    }),
    getOptOut: build.query<OptOut, string>({
      query: (token) => ({ url: `/opt-outs/${encodeURIComponent(token)}` }),
      keepUnusedDataFor: 0,
    }),
    optOut: build.mutation<OptOut, string>({
      query: (token) => ({ url: `/opt-outs/${encodeURIComponent(token)}`, method: 'POST' }),
    }),
  }),
});

export const { useGetPortalQuery, useGetSharedEstimateQuery, useGetOptOutQuery, useOptOutMutation } = portalApi;
