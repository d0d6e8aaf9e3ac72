import type { ImportedPrice, PriceColumn, PriceImportReport } from '@dwang/contracts';
import { type CsvRow, centsToDecimal } from '@dwang/domain';
import type { KnownPrice } from './identify-rows';
import type { ReadPrice } from './read-prices';

export interface ComparedPrice {
  row: ReadPrice;
  outcome: ImportedPrice['outcome'];
  beforeCents: number | null;
}

const LINES_SHOWN = 300;
const SAMPLES = 3;
const ORDER: ImportedPrice['outcome'][] = ['refused', 'changed', 'new', 'skipped', 'same'];

/** What becomes of each row; `known` is what the list holds. */
export const comparePrices = (
  rows: readonly ReadPrice[],
  known: readonly KnownPrice[],
  leaveOutRefused: boolean,
): ComparedPrice[] => {
  const before = new Map(known.map(({ materialId, cents }) => [materialId, cents]));
  return rows.map((row) => {
    const beforeCents = before.get(row.materialId) ?? null;
    if (row.refusal !== null) return { row, outcome: leaveOutRefused ? 'skipped' : 'refused', beforeCents };
    if (beforeCents === null) return { row, outcome: 'new', beforeCents };
    return { row, outcome: beforeCents === row.cents ? 'same' : 'changed', beforeCents };
  });
};

export function countsOf(rows: readonly ComparedPrice[]): PriceImportReport['counts'] {
  const counts = { new: 0, changed: 0, same: 0, skipped: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

export const shownLines = (rows: readonly ComparedPrice[]): ImportedPrice[] =>
  ORDER.flatMap((wanted) => rows.filter(({ outcome }) => outcome === wanted))
    .slice(0, LINES_SHOWN)
    .map(({ row: { line, name, unit, code, cents, refusal }, outcome, beforeCents }) => ({
      line,
      outcome,
      name: name.slice(0, 200),
      unit,
      code,
      price: centsToDecimal(cents),
      before: outcome === 'changed' && beforeCents !== null ? centsToDecimal(beforeCents) : null,
      reason: refusal ?? '',
    }));

export const describeColumns = (headings: readonly string[], rows: readonly CsvRow[], columns: readonly PriceColumn[]) =>
  headings.map((heading, index) => ({
    heading: heading.slice(0, 100),
    use: columns[index] ?? ('skip' as const),
    samples: rows
      .map(({ cells }) => cells[index] ?? '')
      .filter(Boolean)
      .slice(0, SAMPLES)
      .map((sample) => sample.slice(0, 80)),
  }));
