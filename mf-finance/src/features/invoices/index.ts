export { InvoiceTable } from './list/invoice-table';
export { InvoiceTotalsCards } from './list/invoice-totals';
export { useInvoiceFilters } from './list/use-invoice-filters';
export { useNewInvoice } from './use-new-invoice';
