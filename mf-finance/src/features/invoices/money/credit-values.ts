import type { CreateCreditNote } from '@dwang/contracts';
import { type LineValues, toLineRequests } from '../../../lines/line-values';

export interface CreditValues {
  uid: string;
  /** All that is left of the invoice, or some of it. */
  what: 'all' | 'lines';
  lineIds: number[];
  lines: LineValues[];
  reason: string;
  issueDate: string;
  notes: string;
}

export const newCredit = (today: string): CreditValues => ({
  uid: crypto.randomUUID(),
  what: 'all',
  lineIds: [],
  lines: [],
  reason: '',
  issueDate: today,
  notes: '',
});

export const toCreditRequest = ({ what, lineIds, lines, ...rest }: CreditValues): CreateCreditNote =>
  what === 'all' ? rest : { ...rest, lineIds, lines: toLineRequests(lines) };
