/** How a browser draws: in a worker that keeps the page free meanwhile, with the fonts fetched. */
export { drawBeside } from './browser/draw-beside';
export { answerDrawing } from './browser/draw-in-worker';
export { loadFonts } from './browser/load-fonts';
