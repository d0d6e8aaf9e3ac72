import { answerDrawing } from '@dwang/papers/browser';
import { buildEstimate } from './build-estimate';

answerDrawing(buildEstimate);
