import type { BankLine, InvoiceSummary, MatchBankLine, MatchSuggestion } from '@dwang/contracts';
import { centsToDecimal, parseCents } from '@dwang/domain';
import { parseMoney } from '@dwang/kit/form';

/** A part of a line as it is typed. */
export interface TypedPart {
  invoiceId: number;
  invoiceNumber: string;
  clientName: string;
  balance: string;
  amount: string;
}

export const partsOf = (suggestion: MatchSuggestion | undefined): TypedPart[] =>
  suggestion?.parts.map((part) => ({ ...part })) ?? [];

const centsOf = (text: string): number | null => {
  const amount = parseMoney(text);
  return amount === null ? null : parseCents(amount);
};

/** What of the line is not shared out yet, in cents; less than 0 when it is too much, null while an amount is none. */
export function restOf(line: Pick<BankLine, 'amount'>, parts: readonly TypedPart[]): number | null {
  let rest = parseCents(line.amount);
  for (const { amount } of parts) {
    const cents = centsOf(amount);
    if (cents === null) return null;
    rest -= cents;
  }
  return rest;
}

/** Another invoice with what is left, but no more than is open on it; on one with nothing open all that is left. */
export function withInvoice(line: BankLine, parts: readonly TypedPart[], invoice: InvoiceSummary): TypedPart[] {
  const rest = Math.max(0, restOf(line, parts) ?? 0);
  const open = parseCents(invoice.balance);
  const amount = centsToDecimal(open > 0 ? Math.min(open, rest) : rest);
  const { id, invoiceNumber, clientName, balance } = invoice;
  return [...parts, { invoiceId: id, invoiceNumber: invoiceNumber ?? '', clientName, balance, amount }];
}

/** The match that the parts make, or what is wrong with them. */
export function matchOf(line: BankLine, parts: readonly TypedPart[]): MatchBankLine | string {
  if (parts.length === 0) return 'Please choose an invoice.';
  if (parts.some(({ amount }) => (centsOf(amount) ?? 0) <= 0)) return 'Please enter an amount above 0 for each invoice.';
  if (restOf(line, parts) !== 0) return 'The amounts must make up what came.';
  return { invoices: parts.map(({ invoiceId, amount }) => ({ invoiceId, amount: parseMoney(amount) ?? amount })) };
}
