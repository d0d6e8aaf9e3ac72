import { drawDocument, type FinanceDocument, type PaperLogo } from '@dwang/papers';
import { loadFonts } from '@dwang/papers/browser';

/** What the drawing worker is handed. */
export interface DocumentOrder {
  document: FinanceDocument;
  logo: PaperLogo | null;
}

/** Loads the fonts and draws: what worker and page do alike. */
export const buildDocument = async ({ document, logo }: DocumentOrder): Promise<ArrayBuffer> =>
  drawDocument(document, { ...(await loadFonts(document)), logo });
