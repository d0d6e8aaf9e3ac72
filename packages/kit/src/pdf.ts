/** What every document of the product is drawn with: A4 sheets of real text, tables, and a worker that keeps the page free meanwhile. */
export { documentDay, documentMoney, documentQuantity } from './pdf/document-format';
export { drawBeside } from './pdf/draw-beside';
export { drawFooter, shortName } from './pdf/draw-footer';
export { answerDrawing } from './pdf/draw-in-worker';
export { drawTable } from './pdf/draw-table';
export { loadFonts } from './pdf/load-fonts';
export type { Mark } from './pdf/marks';
export { type DocumentFonts, Sheet } from './pdf/sheet';
