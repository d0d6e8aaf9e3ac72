/** What the product puts on paper: A4 sheets of real text, drawn by the browser and the server alike. */

export { drawEstimate } from './finance/draw-estimate';
export { drawInvoice } from './finance/draw-invoice';
export type { PrintedQuote } from './finance/draw-quote';
export { drawDocument, type FinanceDocument } from './finance/finance-document';
export { documentDay, documentMoney } from './sheet/document-format';
export { drawFooter, shortName } from './sheet/draw-footer';
export { drawTable, type TableColumn } from './sheet/draw-table';
export type { Mark } from './sheet/marks';
export { type DocumentFonts, type PaperLogo, Sheet, type Stationery } from './sheet/sheet';
