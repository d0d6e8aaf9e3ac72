import type { Invoice } from '@dwang/contracts';
import type { FinanceDocument, Mark } from '@dwang/papers';
import { drawBeside } from '@dwang/papers/browser';
import type { DocumentOrder } from './build-document';
import { readLogo } from './read-logo';

/** The pages of an invoice, drawn beside the page; null where the browser has no workers: a preview is not worth holding the form up. */
export async function previewPages(invoice: Invoice, signal: AbortSignal): Promise<Mark[][] | null> {
  if (typeof Worker === 'undefined') return null;
  const document: FinanceDocument = { kind: 'preview', invoice };
  const drawn = await drawBeside<DocumentOrder>({
    content: { document, logo: await readLogo() },
    start: () => new Worker(new URL('./document.worker.ts', import.meta.url)),
    onPage: () => Promise.reject(new Error('There is no worker')),
    signal,
  });
  return JSON.parse(await drawn.text()) as Mark[][];
}
