import type { SharedEstimate } from '@dwang/contracts';
import { drawBeside } from '@dwang/papers/browser';

/** An estimate as a PDF file, drawn beside the page where the browser can. jspdf and the fonts load only now. */
export const estimatePdf = (content: SharedEstimate): Promise<Blob> =>
  drawBeside({
    content,
    start: () => new Worker(new URL('./estimate.worker.ts', import.meta.url)),
    onPage: async (estimate) => (await import('./build-estimate')).buildEstimate(estimate),
  });
