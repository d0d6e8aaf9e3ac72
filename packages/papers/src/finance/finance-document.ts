import type { ClientStatement, CreditNote, Invoice } from '@dwang/contracts';
import type { Stationery } from '../sheet/sheet';
import { drawCreditNote } from './draw-credit-note';
import { drawInvoice, layInvoice } from './draw-invoice';
import { drawQuote, type PrintedQuote } from './draw-quote';
import { drawStatement } from './draw-statement';
import { drawSuspensionNotice, type SuspensionNotice } from './draw-suspension-notice';

/** What finance puts on paper. Of a preview the marks are answered, as JSON, instead of a PDF. */
export type FinanceDocument =
  | { kind: 'invoice' | 'preview'; invoice: Invoice }
  | { kind: 'credit-note'; note: CreditNote }
  | { kind: 'quote'; quote: PrintedQuote }
  | { kind: 'statement'; statement: ClientStatement }
  | { kind: 'suspension-notice'; notice: SuspensionNotice };

export function drawDocument(content: FinanceDocument, stationery: Stationery): ArrayBuffer {
  if (content.kind === 'invoice') return drawInvoice(content.invoice, stationery);
  if (content.kind === 'quote') return drawQuote(content.quote, stationery);
  if (content.kind === 'statement') return drawStatement(content.statement, stationery);
  if (content.kind === 'suspension-notice') return drawSuspensionNotice(content.notice, stationery);
  if (content.kind === 'credit-note') return drawCreditNote(content.note, stationery);
  return new TextEncoder().encode(JSON.stringify(layInvoice(content.invoice, stationery).marks.pages)).buffer;
}
