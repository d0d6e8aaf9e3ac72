import type { Invoice } from '@dwang/contracts';
import { loadFonts } from '@dwang/kit/pdf';
import { drawInvoice } from './draw-invoice';

/** Loads the fonts and draws: what worker and page do alike. */
export const buildInvoicePdf = async (invoice: Invoice): Promise<ArrayBuffer> => drawInvoice(invoice, await loadFonts());
