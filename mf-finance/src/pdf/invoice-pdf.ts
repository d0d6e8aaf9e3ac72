import type { Invoice } from '@dwang/contracts';
import { drawBeside } from '@dwang/kit/pdf';

/** An invoice as a PDF file, drawn beside the page where the browser can. jspdf and the fonts load only now. */
export const invoicePdf = (invoice: Invoice, signal?: AbortSignal): Promise<Blob> =>
  drawBeside({
    content: invoice,
    start: () => new Worker(new URL('./invoice-pdf.worker.ts', import.meta.url)),
    onPage: async (content) => (await import('./build-invoice-pdf')).buildInvoicePdf(content),
    signal,
  });

/** `Invoice-INV-2026-11001.pdf`; signs that file systems refuse become dashes. */
export const invoiceFileName = (invoice: Pick<Invoice, 'invoiceNumber'>): string =>
  `Invoice-${(invoice.invoiceNumber ?? 'draft').replace(/[\\/:*?"<>|\s]+/g, '-')}.pdf`;
