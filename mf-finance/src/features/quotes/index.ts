export { QuoteExport } from './list/quote-export';
export { QuoteTable } from './list/quote-table';
export { QuoteTotalsCards } from './list/quote-totals';
export { TemplatesDialog } from './list/templates-dialog';
export { useQuoteFilters } from './list/use-quote-filters';
export { useNewQuote } from './use-new-quote';
