import type { FinanceDocument } from '@dwang/papers';
import { drawBeside } from '@dwang/papers/browser';
import type { DocumentOrder } from './build-document';
import { readLogo } from './read-logo';

/**
 * A document as a PDF file, drawn beside the page where the browser can. jspdf and the fonts load only now. A client's page gives the secret
 * of its link, since nobody is signed in there.
 */
export const documentPdf = async (document: FinanceDocument, portalToken?: string): Promise<Blob> =>
  drawBeside<DocumentOrder>({
    content: { document, logo: await readLogo(portalToken) },
    start: () => new Worker(new URL('./document.worker.ts', import.meta.url)),
    onPage: async (order) => (await import('./build-document')).buildDocument(order),
  });
