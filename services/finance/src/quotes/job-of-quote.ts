import type { QuoteRow } from './quote.entity';
import type { QuoteLineRow } from './quote-line.entity';

/** The hours in the labour that was accepted, with two decimals; null when there is none. */
export function hoursOf(lines: readonly QuoteLineRow[]): string | null {
  const labour = lines.filter(({ kind, taken }) => kind === 'labour' && taken);
  const hours = labour.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  return hours > 0 ? hours.toFixed(2) : null;
}

/** What was accepted, as the description of the job: a line for each. */
export const workOf = ({ quoteNumber }: QuoteRow, lines: readonly QuoteLineRow[]): string =>
  [
    `Quote ${quoteNumber}`,
    ...lines
      .filter(({ taken }) => taken)
      .map(({ quantity, unit, description }) => `- ${[Number(quantity), unit, description].filter(Boolean).join(' ')}`),
  ]
    .join('\n')
    .slice(0, 5000);
