/** E-invoices for Peppol PINT A-NZ, and what other books take over: both want every price without GST. */
export { einvoiceGaps } from './gaps';
export { type ESending, type SoldDocument, toEInvoice } from './to-e-invoice';
export type { EGap, EInvoice, EParty } from './types';
export { writeUbl } from './write-ubl';
export { XERO_COLUMNS, XERO_MOST, type XeroCreditNote, type XeroInvoice, xeroCreditRows, xeroRows } from './xero-rows';
