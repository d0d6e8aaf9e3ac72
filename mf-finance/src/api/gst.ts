import { api } from '@dwang/client';
import type { GstReturnPage, GstReturnQuery, GstSettings, SetGstSettings } from '@dwang/contracts';

type Period = Omit<GstReturnQuery, 'cursor'>;

const gstApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGstReturn: build.infiniteQuery<GstReturnPage, Period, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/gst/return', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Invoice'],
    }),
    gstRows: build.query<GstReturnPage, GstReturnQuery>({ query: (query) => ({ url: '/gst/return', query }) }),
    getGstSettings: build.query<GstSettings, void>({ query: () => ({ url: '/gst/settings' }), providesTags: ['Invoice'] }),
    setGstSettings: build.mutation<GstSettings, SetGstSettings>({
      query: (body) => ({ url: '/gst/settings', method: 'PUT', body }),
      invalidatesTags: ['Invoice'],
    }),
  }),
});

export const { useGetGstReturnInfiniteQuery, useLazyGstRowsQuery, useGetGstSettingsQuery, useSetGstSettingsMutation } = gstApi;
