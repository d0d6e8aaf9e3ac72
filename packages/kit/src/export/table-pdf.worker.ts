import { answerDrawing } from '@dwang/papers/browser';
import { buildTablePdf } from './build-table-pdf';

answerDrawing(buildTablePdf);
