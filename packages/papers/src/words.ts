/** What screens and papers call alike. Without the drawing, so that a screen loads none of it. */
export {
  creditNoteFileName,
  fileSafe,
  invoiceFileName,
  quoteFileName,
  statementFileName,
  suspensionFileName,
} from './words/file-names';
export { type GstMarked, gstMarked } from './words/gst-kinds';
export { partyTexts } from './words/party-texts';
export { isMethod, paymentMethodName } from './words/payment-methods';
export { documentQuantity } from './words/quantity';
export {
  type DocumentSums,
  type SumRow,
  settledRows,
  sumRows,
  toDocumentSums,
} from './words/sum-rows';
export { type TypedTexts, unprintableNotice } from './words/unprintable';
