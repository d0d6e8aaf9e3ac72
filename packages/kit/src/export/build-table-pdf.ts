import { loadFonts } from '@dwang/papers/browser';
import { drawTableDocument, type TableDocument } from './draw-table-document';

export const buildTablePdf = async (content: TableDocument): Promise<ArrayBuffer> =>
  drawTableDocument(content, await loadFonts(content));
