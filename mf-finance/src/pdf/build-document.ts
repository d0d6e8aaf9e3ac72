import type { CreditNote, Invoice } from '@dwang/contracts';
import { type DocumentFonts, loadFonts } from '@dwang/kit/pdf';
import { drawCreditNote } from './draw-credit-note';
import { drawInvoice } from './draw-invoice';
import { drawQuote, type PrintedQuote } from './draw-quote';

/** What the finance screens put on paper. */
export type FinanceDocument =
  | { kind: 'invoice'; invoice: Invoice }
  | { kind: 'credit-note'; note: CreditNote }
  | { kind: 'quote'; quote: PrintedQuote };

export const drawDocument = (content: FinanceDocument, fonts: DocumentFonts): ArrayBuffer =>
  content.kind === 'invoice'
    ? drawInvoice(content.invoice, fonts)
    : content.kind === 'quote'
      ? drawQuote(content.quote, fonts)
      : drawCreditNote(content.note, fonts);

/** Loads the fonts and draws: what worker and page do alike. */
export const buildDocument = async (content: FinanceDocument): Promise<ArrayBuffer> => drawDocument(content, await loadFonts());
