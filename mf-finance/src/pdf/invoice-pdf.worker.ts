import { answerDrawing } from '@dwang/kit/pdf';
import { buildInvoicePdf } from './build-invoice-pdf';

answerDrawing(buildInvoicePdf);
