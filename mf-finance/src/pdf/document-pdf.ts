import type { FinanceDocument } from '@dwang/papers';
import { drawBeside } from '@dwang/papers/browser';

/** A document as a PDF file, drawn beside the page where the browser can. jspdf and the fonts load only now. */
export const documentPdf = (content: FinanceDocument, signal?: AbortSignal): Promise<Blob> =>
  drawBeside({
    content,
    start: () => new Worker(new URL('./document.worker.ts', import.meta.url)),
    onPage: async (document) => (await import('./build-document')).buildDocument(document),
    signal,
  });
