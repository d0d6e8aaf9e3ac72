import { api } from '@dwang/client';
import type {
  AdminPasswordReset,
  AdminUser,
  AdminUserLeaving,
  AdminUserListQuery,
  AdminUserPage,
  DeleteAdminUserQuery,
  Invitation,
  InviteAdminUser,
  UpdateAdminUser,
} from '@dwang/contracts';

/** All users of the platform, for its administrator. Pages are added to one another; a change of filter starts afresh. */
const adminUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminUsers: build.query<AdminUserPage, AdminUserListQuery>({
      query: (query) => ({ url: '/admin/users', query }),
      providesTags: ['AdminUser'],
    }),
    foreseeLeaving: build.query<AdminUserLeaving, number>({
      query: (id) => ({ url: `/admin/users/${id}/leaving` }),
      providesTags: ['AdminUser'],
    }),
    inviteAdminUser: build.mutation<Invitation, InviteAdminUser>({
      query: (body) => ({ url: '/admin/users', method: 'POST', body }),
      invalidatesTags: ['AdminUser', 'Subscription'],
    }),
    updateAdminUser: build.mutation<AdminUser, { id: number; body: UpdateAdminUser }>({
      query: ({ id, body }) => ({ url: `/admin/users/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['AdminUser', 'Subscription'],
    }),
    signOutAdminUser: build.mutation<void, number>({
      query: (id) => ({ url: `/admin/users/${id}/sign-out`, method: 'POST' }),
    }),
    resetAdminUserPassword: build.mutation<AdminPasswordReset, number>({
      query: (id) => ({ url: `/admin/users/${id}/reset-password`, method: 'POST' }),
    }),
    deleteAdminUser: build.mutation<void, DeleteAdminUserQuery & { id: number }>({
      query: ({ id, ...query }) => ({ url: `/admin/users/${id}`, method: 'DELETE', query }),
      invalidatesTags: ['AdminUser', 'Subscription'],
    }),
  }),
});

export const {
  useListAdminUsersQuery,
  useLazyListAdminUsersQuery,
  useForeseeLeavingQuery,
  useInviteAdminUserMutation,
  useUpdateAdminUserMutation,
  useSignOutAdminUserMutation,
  useResetAdminUserPasswordMutation,
  useDeleteAdminUserMutation,
} = adminUsersApi;
