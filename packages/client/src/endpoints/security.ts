import type {
  AddPasskey,
  AppSecret,
  ConfirmApp,
  LoginResponse,
  Passkey,
  PasskeyQuestion,
  PasskeySignIn,
  PasswordAgain,
  RecoveryCodes,
  RenamePasskey,
  Security,
  TakeSecondStep,
} from '@dwang/contracts';
import { api } from '../api';

const post = (url: string, body?: object) => ({ url: `/auth/${url}`, method: 'POST' as const, body });

/** How a sign-in is secured, and the ways in besides a password. */
export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecurity: build.query<Security, void>({ query: () => ({ url: '/auth/security' }), providesTags: ['Security'] }),
    beginApp: build.mutation<AppSecret, PasswordAgain>({ query: (body) => post('security/app', body) }),
    confirmApp: build.mutation<RecoveryCodes, ConfirmApp>({
      query: (body) => post('security/app/confirm', body),
      invalidatesTags: ['Security'],
    }),
    removeApp: build.mutation<null, PasswordAgain>({
      query: (body) => post('security/app/remove', body),
      invalidatesTags: ['Security'],
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, PasswordAgain>({
      query: (body) => post('security/recovery-codes', body),
      invalidatesTags: ['Security'],
    }),
    askForPasskey: build.mutation<PasskeyQuestion, PasswordAgain>({ query: (body) => post('security/passkeys/options', body) }),
    addPasskey: build.mutation<RecoveryCodes, AddPasskey>({
      query: (body) => post('security/passkeys', body),
      invalidatesTags: ['Security'],
    }),
    renamePasskey: build.mutation<Passkey, RenamePasskey & { id: number }>({
      query: ({ id, name }) => ({ url: `/auth/security/passkeys/${id}`, method: 'PATCH', body: { name } }),
      invalidatesTags: ['Security'],
    }),
    removePasskey: build.mutation<null, PasswordAgain & { id: number }>({
      query: ({ id, password }) => post(`security/passkeys/${id}/remove`, { password }),
      invalidatesTags: ['Security'],
    }),
    takeSecondStep: build.mutation<LoginResponse, TakeSecondStep>({ query: (body) => post('second-step', body) }),
    askForPasskeyProof: build.mutation<PasskeyQuestion, void>({ query: () => post('passkey/options') }),
    signInByPasskey: build.mutation<LoginResponse, PasskeySignIn>({ query: (body) => post('passkey/sign-in', body) }),
  }),
});

export const {
  useGetSecurityQuery,
  useBeginAppMutation,
  useConfirmAppMutation,
  useRemoveAppMutation,
  useRenewRecoveryCodesMutation,
  useAskForPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useTakeSecondStepMutation,
  useAskForPasskeyProofMutation,
  useSignInByPasskeyMutation,
} = securityApi;
