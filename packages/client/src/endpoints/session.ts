import type { AuthStatus, LoginRequest, LoginResponse, RegisterRequest, RegisterResponse, User } from '@dwang/contracts';
import { api } from '../api';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<User, void>({ query: () => ({ url: '/auth/user' }), providesTags: ['Session'] }),
    getAuthStatus: build.query<AuthStatus, void>({ query: () => ({ url: '/auth/status' }), providesTags: ['Session'] }),
    login: build.mutation<LoginResponse, LoginRequest>({ query: (body) => ({ url: '/auth/login', method: 'POST', body }) }),
    register: build.mutation<RegisterResponse, RegisterRequest>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
    }),
    logout: build.mutation<null, void>({ query: () => ({ url: '/auth/logout', method: 'POST' }) }),
  }),
});

export const { useGetUserQuery, useGetAuthStatusQuery, useLoginMutation, useRegisterMutation, useLogoutMutation } = sessionApi;
