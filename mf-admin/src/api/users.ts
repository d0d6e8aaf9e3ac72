import { api } from '@dwang/client';
import type { AdminUserListQuery, AdminUserPage } from '@dwang/contracts';

/** All users of the platform, for its administrator. Pages are added to one another; a change of filter starts afresh. */
const adminUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminUsers: build.query<AdminUserPage, AdminUserListQuery>({
      query: (query) => ({ url: '/admin/users', query }),
      providesTags: ['AdminUser'],
    }),
  }),
});

export const { useListAdminUsersQuery, useLazyListAdminUsersQuery } = adminUsersApi;
