import { api } from '@dwang/client';
import type { CompanyImport, CompanyImports, StartCompanyImport } from '@dwang/contracts';

interface Piece {
  id: number;
  index: number;
  content: Blob;
}

const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCompanyImports: build.query<CompanyImports, void>({
      query: () => ({ url: '/company/imports' }),
      providesTags: ['CompanyImport'],
    }),
    startCompanyImport: build.mutation<CompanyImport, StartCompanyImport>({
      query: (body) => ({ url: '/company/imports', method: 'POST', body }),
      invalidatesTags: ['CompanyImport'],
    }),
    sendImportPiece: build.mutation<CompanyImport, Piece>({
      query: ({ id, index, content }) => ({ url: `/company/imports/${id}/pieces/${index}`, method: 'PUT', file: content }),
    }),
    runCompanyImport: build.mutation<CompanyImport, number>({
      query: (id) => ({ url: `/company/imports/${id}/run`, method: 'POST' }),
      invalidatesTags: ['CompanyImport'],
    }),
    removeCompanyImport: build.mutation<null, number>({
      query: (id) => ({ url: `/company/imports/${id}`, method: 'DELETE' }),
      invalidatesTags: ['CompanyImport'],
    }),
  }),
});

export const { sendImportPiece, runCompanyImport } = importsApi.endpoints;
export const { useListCompanyImportsQuery, useStartCompanyImportMutation, useRemoveCompanyImportMutation } = importsApi;
