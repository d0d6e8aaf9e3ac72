import { answerDrawing } from '@dwang/kit/pdf';
import { buildDocument } from './build-document';

answerDrawing(buildDocument);
