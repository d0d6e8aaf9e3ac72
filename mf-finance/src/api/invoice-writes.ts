import { api } from '@dwang/client';
import type { CreateInvoice, Invoice, ReplaceDraft, UpdateInvoice, WriteOffInvoice } from '@dwang/contracts';
import { CHANGED } from './changed';
import type { BesideQuote } from './confirm-beside-quote';

interface NewInvoice {
  body: CreateInvoice;
  /** The same for every try of the same content, also after a reload. */
  idempotencyKey: string;
}

const invoiceWrites = api.injectEndpoints({
  endpoints: (build) => ({
    createInvoice: build.mutation<Invoice, NewInvoice>({
      query: ({ body, idempotencyKey }) => ({ url: '/invoices', method: 'POST', body, idempotencyKey }),
      invalidatesTags: CHANGED,
    }),
    replaceDraft: build.mutation<Invoice, { id: number; body: ReplaceDraft }>({
      query: ({ id, body }) => ({ url: `/invoices/${id}`, method: 'PUT', body }),
      invalidatesTags: CHANGED,
    }),
    updateInvoice: build.mutation<Invoice, UpdateInvoice & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/invoices/${id}`, method: 'PATCH', body }),
      invalidatesTags: CHANGED,
    }),
    voidInvoice: build.mutation<Invoice, { id: number; reason: string }>({
      query: ({ id, reason }) => ({ url: `/invoices/${id}/void`, method: 'POST', body: { reason } }),
      invalidatesTags: CHANGED,
    }),
    writeOffInvoice: build.mutation<Invoice, { id: number; body: WriteOffInvoice }>({
      query: ({ id, body }) => ({ url: `/invoices/${id}/write-off`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    removeWriteOff: build.mutation<Invoice, { id: number; reason: string }>({
      query: ({ id, reason }) => ({ url: `/invoices/${id}/write-off/remove`, method: 'POST', body: { reason } }),
      invalidatesTags: CHANGED,
    }),
    duplicateInvoice: build.mutation<Invoice, { id: number; uid: string } & BesideQuote>({
      query: ({ id, ...body }) => ({ url: `/invoices/${id}/duplicate`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    deleteInvoice: build.mutation<null, number>({
      query: (id) => ({ url: `/invoices/${id}`, method: 'DELETE' }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useCreateInvoiceMutation,
  useReplaceDraftMutation,
  useUpdateInvoiceMutation,
  useVoidInvoiceMutation,
  useDuplicateInvoiceMutation,
  useWriteOffInvoiceMutation,
  useRemoveWriteOffMutation,
  useDeleteInvoiceMutation,
} = invoiceWrites;
