import type { Invoice } from '@dwang/contracts';
import { drawInvoice } from './draw-invoice';
import { loadFonts } from './load-fonts';

/** Loads the fonts and draws: what worker and page do alike. */
export const buildInvoicePdf = async (invoice: Invoice): Promise<ArrayBuffer> => drawInvoice(invoice, await loadFonts());
