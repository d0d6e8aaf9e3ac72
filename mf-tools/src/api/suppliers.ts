import { api } from '@dwang/client';
import type { CreateSupplier, Supplier, SupplierPage, UpdateSupplier } from '@dwang/contracts';

/** The company's suppliers and those that come with Dwang, read whole: they are sorted and searched in the browser, also without a network. */
const suppliersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSuppliers: build.query<SupplierPage, void>({ query: () => ({ url: '/suppliers' }), providesTags: ['Supplier'] }),
    createSupplier: build.mutation<Supplier, CreateSupplier>({
      query: (body) => ({ url: '/suppliers', method: 'POST', body }),
      invalidatesTags: ['Supplier'],
    }),
    updateSupplier: build.mutation<Supplier, { id: number; body: UpdateSupplier }>({
      query: ({ id, body }) => ({ url: `/suppliers/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Supplier'],
    }),
    /** Its price list lets go of it. */
    deleteSupplier: build.mutation<null, number>({
      query: (id) => ({ url: `/suppliers/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Supplier', 'Material'],
    }),
  }),
});

export const { useListSuppliersQuery, useCreateSupplierMutation, useUpdateSupplierMutation, useDeleteSupplierMutation } =
  suppliersApi;
