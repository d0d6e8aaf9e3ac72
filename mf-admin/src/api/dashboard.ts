import { api } from '@dwang/client';
import type { AdminDashboard } from '@dwang/contracts';

/** How the installation is doing, for its administrator. */
const adminDashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    readAdminDashboard: build.query<AdminDashboard, void>({
      query: () => ({ url: '/admin/dashboard' }),
      providesTags: ['Maintenance'],
    }),
  }),
});

export const { useReadAdminDashboardQuery } = adminDashboardApi;
