import { api } from '@dwang/client';
import type { EInvoiceCheck } from '@dwang/contracts';

/** What is sent as an e-invoice. */
export interface EDocument {
  kind: 'invoice' | 'credit-note';
  id: number;
}

const pathOf = ({ kind, id }: EDocument): string => `/${kind === 'invoice' ? 'invoices' : 'credit-notes'}/${id}/peppol`;

/** Where the XML is fetched from. */
export const einvoiceAddress = (document: EDocument, { reference, order }: { reference: string; order: string }): string =>
  `/api${pathOf(document)}?${new URLSearchParams({ reference, order })}`;

const einvoiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkEInvoice: build.query<EInvoiceCheck, EDocument>({
      query: (document) => ({ url: `${pathOf(document)}/check` }),
      providesTags: ['Invoice', 'Client', 'Company'],
    }),
  }),
});

export const { useCheckEInvoiceQuery } = einvoiceApi;
