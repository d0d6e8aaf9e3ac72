import type { ImportedPrice, PriceColumn, PriceImportReport } from '@dwang/contracts';
import { type CsvRow, centsToDecimal } from '@dwang/domain';
import type { KnownPrice } from './identify-rows';
import type { ReadPrice } from './read-prices';

export interface ComparedPrice {
  row: ReadPrice;
  outcome: ImportedPrice['outcome'];
  /** What the list holds of it. */
  before: KnownPrice | null;
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
  const held = new Map(known.map((one) => [one.materialId, one]));
  return rows.map((row) => {
    const before = held.get(row.materialId) ?? null;
    if (row.refusal !== null) return { row, outcome: leaveOutRefused ? 'skipped' : 'refused', before };
    if (row.saidOn !== null) return { row, outcome: 'skipped', before };
    if (before === null) return { row, outcome: 'new', before };
    return { row, outcome: before.cents === row.cents ? 'same' : 'changed', before };
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
    .map(({ row: { line, name, unit, code, cents, refusal, saidOn }, outcome, before }) => ({
      line,
      outcome,
      name: name.slice(0, 200),
      unit,
      code,
      price: centsToDecimal(cents),
      before: outcome === 'changed' && before ? centsToDecimal(before.cents) : null,
      reason: refusal ?? (saidOn === null ? '' : `Line ${saidOn} says the same already`),
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
