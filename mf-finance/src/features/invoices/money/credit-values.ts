import type { CreateCreditNote } from '@dwang/contracts';
import type { GstKind } from '@dwang/domain';
import { kindIn } from '../../../lines/gst-kinds';
import { type LineValues, toLineRequest } from '../../../lines/line-values';

export interface CreditValues {
  uid: string;
  /** All that is left of the invoice, or some of it. */
  what: 'all' | 'lines';
  lineIds: number[];
  lines: LineValues[];
  /** Of an invoice of a quote: whether what is credited is invoiced again when it is due, or the price is cut by it. */
  after: 'again' | 'cut';
  reason: string;
  issueDate: string;
  notes: string;
}

export const newCredit = (today: string): CreditValues => ({
  uid: crypto.randomUUID(),
  what: 'all',
  lineIds: [],
  lines: [],
  after: 'again',
  reason: '',
  issueDate: today,
  notes: '',
});

/** `kinds` are those of the invoice; where it has one, what is typed has it too. */
export function toCreditRequest(values: CreditValues, kinds: readonly GstKind[]): CreateCreditNote {
  const { what, lineIds, lines, after, ...said } = values;
  const note = { ...said, isPriceCut: after === 'cut' };
  return what === 'all'
    ? note
    : { ...note, lineIds, lines: lines.map((line) => toLineRequest(line, kindIn(kinds, line.gstKind))) };
}
