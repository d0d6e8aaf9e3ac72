import { api } from '@dwang/client';
import type { CreateCreditNote, CreditNote } from '@dwang/contracts';
import { CHANGED } from './changed';

const creditNotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCreditNote: build.query<CreditNote, number>({
      query: (id) => ({ url: `/credit-notes/${id}` }),
      providesTags: ['Invoice'],
    }),
    createCreditNote: build.mutation<CreditNote, { invoiceId: number; body: CreateCreditNote }>({
      query: ({ invoiceId, body }) => ({ url: `/invoices/${invoiceId}/credit-note`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const { useLazyGetCreditNoteQuery, useCreateCreditNoteMutation } = creditNotesApi;
