import type { SharedEstimate } from '@dwang/contracts';
import { type LineValues, newLine } from './line-values';

/** An estimate's lines in a form. */
export const estimateLines = ({ lines }: SharedEstimate): LineValues[] =>
  lines.map(({ description, quantity, unit, unitPrice }) => ({
    ...newLine('estimate'),
    description,
    quantity,
    unit,
    unitPrice,
  }));
