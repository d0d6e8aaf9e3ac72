import { api } from '@dwang/client';
import type { DashboardLayout } from '@dwang/contracts';
import { keepLayout } from './kept-layout';

/** Reading only: the layout is written through the outbox. */
const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<DashboardLayout, void>({
      query: () => ({ url: '/dashboard' }),
      providesTags: ['Dashboard'],
      async onQueryStarted(_nothing, { queryFulfilled }) {
        await queryFulfilled.then(({ data }) => keepLayout(data)).catch(() => undefined);
      },
    }),
  }),
});

export const { useGetDashboardQuery } = dashboardApi;
