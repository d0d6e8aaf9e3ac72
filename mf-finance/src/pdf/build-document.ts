import { drawDocument, type FinanceDocument } from '@dwang/papers';
import { loadFonts } from '@dwang/papers/browser';

/** Loads the fonts and draws: what worker and page do alike. */
export const buildDocument = async (content: FinanceDocument): Promise<ArrayBuffer> => drawDocument(content, await loadFonts());
