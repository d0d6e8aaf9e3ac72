import type { Invoice } from '@dwang/contracts';
import type { WorkerAnswer } from './worker-answer';

/** The worker could not start: another origin, an old browser, a policy. The page then draws by itself. */
class WorkerUnavailable extends Error {}

function drawInWorker(invoice: Invoice, signal?: AbortSignal): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./invoice-pdf.worker.ts', import.meta.url));
    } catch {
      reject(new WorkerUnavailable());
      return;
    }
    const end = (finish: () => void) => {
      worker.terminate();
      finish();
    };
    worker.onerror = () => end(() => reject(new WorkerUnavailable()));
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) =>
      end(() => ('bytes' in data ? resolve(data.bytes) : reject(new Error(data.failure))));
    signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });
    worker.postMessage(invoice);
  });
}

async function drawOnPage(invoice: Invoice): Promise<ArrayBuffer> {
  const { buildInvoicePdf } = await import('./build-invoice-pdf');
  return buildInvoicePdf(invoice);
}

/** An invoice as a PDF file, drawn beside the page where the browser can. jspdf and the fonts load only now. */
export async function invoicePdf(invoice: Invoice, signal?: AbortSignal): Promise<Blob> {
  const bytes = await drawInWorker(invoice, signal).catch((error: unknown) => {
    if (error instanceof WorkerUnavailable) return drawOnPage(invoice);
    throw error;
  });
  return new Blob([bytes], { type: 'application/pdf' });
}

/** `Invoice-INV-2026-11001.pdf`; signs that file systems refuse become dashes. */
export const invoiceFileName = (invoice: Pick<Invoice, 'invoiceNumber'>): string =>
  `Invoice-${(invoice.invoiceNumber ?? 'draft').replace(/[\\/:*?"<>|\s]+/g, '-')}.pdf`;
