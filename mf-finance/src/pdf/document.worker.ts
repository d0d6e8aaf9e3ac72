import { answerDrawing } from '@dwang/papers/browser';
import { buildDocument } from './build-document';

answerDrawing(buildDocument);
