import type { BankLine, MatchSuggestion } from '@dwang/contracts';
import type { Tone } from '@dwang/kit';

const CERTAINTIES: Record<MatchSuggestion['certainty'], { label: string; tone: Tone }> = {
  sure: { label: 'Sure', tone: 'good' },
  likely: { label: 'Likely', tone: 'calm' },
  possible: { label: 'Possible', tone: 'neutral' },
};
export const certaintyOf = (suggestion: MatchSuggestion) => CERTAINTIES[suggestion.certainty];

/** Who paid, as far as the bank says. */
export const payerOf = ({ payee, details }: Pick<BankLine, 'payee' | 'details'>): string => payee || details || 'Unknown payer';

/** Everything else that the bank wrote beside the amount. */
export const wordsOf = ({ payee, particulars, code, reference, details }: BankLine): string =>
  [particulars, code, reference, payee ? details : ''].filter((text) => text !== '').join(' · ');

/** `INV-7`, `INV-7 and INV-8`, `4 invoices`. */
export function invoicesText(parts: readonly { invoiceNumber: string }[]): string {
  if (parts.length > 2) return `${parts.length} invoices`;
  return parts.map(({ invoiceNumber }) => invoiceNumber).join(' and ');
}
