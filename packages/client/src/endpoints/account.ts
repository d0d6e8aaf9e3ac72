import type {
  Account,
  AccountClosed,
  ChangePassword,
  CloseAccount,
  Company,
  CompanyClosing,
  CompanyMembers,
  ConfirmationSent,
  Devices,
  ForgotPassword,
  ForgotPasswordResponse,
  ResetPassword,
  UpdateAccount,
  UpdateCompany,
} from '@dwang/contracts';
import { api } from '../api';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<Account, void>({ query: () => ({ url: '/account' }), providesTags: ['Session'] }),
    updateAccount: build.mutation<Account, UpdateAccount>({
      query: (body) => ({ url: '/account', method: 'PATCH', body }),
      invalidatesTags: ['Session'],
    }),
    /** Null takes the picture away. */
    changePicture: build.mutation<Account, Blob | null>({
      query: (file) => ({ url: '/account/avatar', ...putOrDelete(file) }),
      invalidatesTags: ['Session'],
    }),
    closeAccount: build.mutation<AccountClosed, CloseAccount>({
      query: (body) => ({ url: '/account/close', method: 'POST', body }),
      invalidatesTags: (closed) => (closed?.lastDay ? ['Session', 'Company'] : []),
    }),
    getCompanyClosing: build.query<CompanyClosing, void>({
      query: () => ({ url: '/company/closing' }),
      providesTags: ['Company'],
    }),
    keepCompany: build.mutation<null, void>({
      query: () => ({ url: '/company/closing', method: 'DELETE' }),
      invalidatesTags: ['Session', 'Company', 'Team'],
    }),
    getCompany: build.query<Company, void>({ query: () => ({ url: '/company' }), providesTags: ['Company'] }),
    updateCompany: build.mutation<Company, UpdateCompany>({
      query: (body) => ({ url: '/company', method: 'PATCH', body }),
      invalidatesTags: ['Company', 'Session', 'Project', 'Timer'],
    }),
    /** Null takes the logo away. */
    changeLogo: build.mutation<Company, Blob | null>({
      query: (file) => ({ url: '/company/logo', ...putOrDelete(file) }),
      invalidatesTags: ['Company'],
    }),
    getCompanyMembers: build.query<CompanyMembers, void>({
      query: () => ({ url: '/company/members' }),
      providesTags: ['Company'],
    }),
    listDevices: build.query<Devices, void>({ query: () => ({ url: '/auth/sessions' }), providesTags: ['Device'] }),
    endDevice: build.mutation<null, number>({
      query: (id) => ({ url: `/auth/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Device'],
    }),
    endOtherDevices: build.mutation<null, void>({
      query: () => ({ url: '/auth/sessions/end-others', method: 'POST' }),
      invalidatesTags: ['Device'],
    }),
    changePassword: build.mutation<null, ChangePassword>({
      query: (body) => ({ url: '/auth/change-password', method: 'POST', body }),
      invalidatesTags: ['Device'],
    }),
    confirmEmail: build.mutation<null, string>({
      query: (token) => ({ url: '/auth/confirm-email', method: 'POST', body: { token } }),
      invalidatesTags: ['Session'],
    }),
    sendConfirmation: build.mutation<ConfirmationSent, void>({
      query: () => ({ url: '/auth/confirm-email/send', method: 'POST' }),
    }),
    forgotPassword: build.mutation<ForgotPasswordResponse, ForgotPassword>({
      query: (body) => ({ url: '/auth/forgot-password', method: 'POST', body }),
    }),
    resetPassword: build.mutation<null, ResetPassword>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
    }),
  }),
});

const putOrDelete = (file: Blob | null) => (file ? ({ method: 'PUT', file } as const) : ({ method: 'DELETE' } as const));

export const {
  useGetAccountQuery,
  useUpdateAccountMutation,
  useChangePictureMutation,
  useCloseAccountMutation,
  useGetCompanyClosingQuery,
  useKeepCompanyMutation,
  useGetCompanyQuery,
  useUpdateCompanyMutation,
  useChangeLogoMutation,
  useGetCompanyMembersQuery,
  useListDevicesQuery,
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
  useChangePasswordMutation,
  useConfirmEmailMutation,
  useSendConfirmationMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = accountApi;
