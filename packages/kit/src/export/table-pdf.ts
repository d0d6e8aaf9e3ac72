import { drawBeside } from '@dwang/papers/browser';
import type { TableDocument } from './draw-table-document';

/** A list as a PDF, drawn in a worker where the browser can. */
export const tablePdf = (content: TableDocument, signal?: AbortSignal): Promise<Blob> =>
  drawBeside({
    content,
    start: () => new Worker(new URL('./table-pdf.worker.ts', import.meta.url)),
    onPage: async (document) => (await import('./build-table-pdf')).buildTablePdf(document),
    signal,
  });
