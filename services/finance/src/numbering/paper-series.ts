/** What is numbered, each in a sequence of its own per company and month. */
export type PaperSeries = 'invoice' | 'creditNote' | 'quote';

/** How a number begins, and what stands before the month in the key of its counter. */
const SERIES: Readonly<Record<PaperSeries, { prefix: string; key: string }>> = {
  invoice: { prefix: 'INV', key: '' },
  creditNote: { prefix: 'CN', key: 'CN' },
  quote: { prefix: 'QU', key: 'QU' },
};

/** `2026-04` of invoices, `CN2026-04` of credit notes. */
export const counterKey = (series: PaperSeries, month: string): string => `${SERIES[series].key}${month}`;

/**
 * `INV-{year}-{month}{sequence}`, the sequence of three digits, or more past 999. Source: specification 2, section 9. Quotes and credit notes
 * are numbered alike.
 */
export function paperNumber(series: PaperSeries, month: string, sequence: number): string {
  return `${SERIES[series].prefix}-${month}${String(sequence).padStart(3, '0')}`;
}
