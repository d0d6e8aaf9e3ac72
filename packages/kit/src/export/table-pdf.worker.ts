import { answerDrawing } from '../pdf/draw-in-worker';
import { buildTablePdf } from './build-table-pdf';

answerDrawing(buildTablePdf);
