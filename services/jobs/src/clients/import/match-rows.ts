import type { ImportedLine } from '@dwang/contracts';
import type { ReadRow } from './read-rows';

/** A client that is there already. */
export interface KnownClient {
  key: string;
  sortName: string;
  name: string;
  email: string;
  phone: string;
}

export interface MatchedRow {
  row: ReadRow;
  outcome: ImportedLine['outcome'];
  reason: string;
}

/**
 * What becomes of each row. One with the name, e-mail and phone of a known client is matched, and each known client matches one row only,
 * so that real twins of a file stay two and the same file again adds none. A row of a known name with other details, or that says the
 * same as an earlier row, is a twin, for a person to decide.
 */
export function matchRows(rows: readonly ReadRow[], known: readonly KnownClient[]): MatchedRow[] {
  const free = countBy(known, ({ key }) => key);
  const names = new Map(known.map((one) => [one.sortName, one]));
  const lines = new Map<string, number>();
  return rows.map((row) => {
    if (row.refusal !== null) return { row, outcome: 'refused', reason: row.refusal };
    const left = free.get(row.key) ?? 0;
    if (left > 0) {
      free.set(row.key, left - 1);
      return { row, outcome: 'matched', reason: '' };
    }
    const earlier = lines.get(row.key);
    if (earlier === undefined) lines.set(row.key, row.line);
    const other = names.get(row.sortName);
    if (other && free.has(row.key))
      return { row, outcome: 'twin', reason: `The same as ${other.name}, which an earlier line is` };
    if (other) return { row, outcome: 'twin', reason: `Like ${describe(other)}, with other details` };
    if (earlier !== undefined) return { row, outcome: 'twin', reason: `The same as line ${earlier}` };
    return { row, outcome: 'new', reason: '' };
  });
}

const describe = ({ name, email, phone }: KnownClient): string => {
  const details = [email, phone].filter(Boolean).join(', ');
  return details ? `${name} (${details})` : name;
};

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
