/** Bank statements: reading them, telling their lines apart, and finding the invoices that were paid. */

export type { DayOrder } from './read-day';
export { readStatement } from './read-statement';
export { contentKey, type LineContent, plainAccount, type SameLine, type StoredLine, sameLines } from './same-lines';
export { areEnough } from './statement-columns';
export {
  type Statement,
  type StatementChoices,
  type StatementColumn,
  StatementError,
  type StatementLine,
  type StatementUse,
} from './statement-line';
export { type Certainty, matcherOf, type OpenInvoice, type Suggestion } from './suggest-matches';
