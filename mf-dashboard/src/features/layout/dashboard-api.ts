import { api } from '@dwang/client';
import type { DashboardLayout, PutDashboardLayout } from '@dwang/contracts';
import { keepLayout } from './kept-layout';

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<DashboardLayout, void>({
      query: () => ({ url: '/dashboard' }),
      providesTags: ['Dashboard'],
      async onQueryStarted(_nothing, { queryFulfilled }) {
        await queryFulfilled.then(({ data }) => keepLayout(data)).catch(() => undefined);
      },
    }),
    putDashboard: build.mutation<DashboardLayout, PutDashboardLayout>({
      query: (body) => ({ url: '/dashboard', method: 'PUT', body }),
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        await queryFulfilled
          .then(({ data }) => dispatch(dashboardApi.util.upsertQueryData('getDashboard', undefined, data)))
          .catch(() => undefined);
      },
    }),
  }),
});

export const { useGetDashboardQuery, usePutDashboardMutation } = dashboardApi;
