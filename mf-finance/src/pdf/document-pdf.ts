import type { CreditNote, Invoice, QuoteSummary } from '@dwang/contracts';
import { drawBeside } from '@dwang/kit/pdf';
import type { FinanceDocument } from './build-document';
import { fileSafe } from './file-names';

/** A document as a PDF file, drawn beside the page where the browser can. jspdf and the fonts load only now. */
export const documentPdf = (content: FinanceDocument, signal?: AbortSignal): Promise<Blob> =>
  drawBeside({
    content,
    start: () => new Worker(new URL('./document.worker.ts', import.meta.url)),
    onPage: async (document) => (await import('./build-document')).buildDocument(document),
    signal,
  });

/** `Invoice-INV-2026-11001.pdf` */
export const invoiceFileName = ({ invoiceNumber }: Pick<Invoice, 'invoiceNumber'>): string =>
  `Invoice-${fileSafe(invoiceNumber ?? 'draft')}.pdf`;

/** `Credit-note-CN-2026-11001.pdf` */
export const creditNoteFileName = ({ creditNoteNumber }: Pick<CreditNote, 'creditNoteNumber'>): string =>
  `Credit-note-${fileSafe(creditNoteNumber)}.pdf`;

/** `Quote-QU-2026-11001.pdf` */
export const quoteFileName = ({ quoteNumber }: Pick<QuoteSummary, 'quoteNumber'>): string =>
  `Quote-${fileSafe(quoteNumber ?? 'draft')}.pdf`;
