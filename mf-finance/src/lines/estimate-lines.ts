import type { SharedEstimate } from '@dwang/contracts';
import type { LineValues } from './line-values';

/** An estimate's lines in a form. */
export const estimateLines = ({ lines }: SharedEstimate): LineValues[] =>
  lines.map(({ description, quantity, unit, unitPrice }) => ({ kind: 'estimate', description, quantity, unit, unitPrice }));
