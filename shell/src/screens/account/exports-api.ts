import { api } from '@dwang/client';
import type { AccountExport, AccountExports } from '@dwang/contracts';

const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAccountExports: build.query<AccountExports, void>({
      query: () => ({ url: '/account/exports' }),
      providesTags: ['AccountExport'],
    }),
    startAccountExport: build.mutation<AccountExport, void>({
      query: () => ({ url: '/account/exports', method: 'POST' }),
      invalidatesTags: ['AccountExport'],
    }),
    cancelAccountExport: build.mutation<null, number>({
      query: (id) => ({ url: `/account/exports/${id}`, method: 'DELETE' }),
      invalidatesTags: ['AccountExport'],
    }),
  }),
});

export const { useListAccountExportsQuery, useStartAccountExportMutation, useCancelAccountExportMutation } = exportsApi;
