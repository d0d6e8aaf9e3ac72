import { formatDollars } from '@dwang/kit';

/** A bar as long as the amount; what is less than nothing has no bar, and its figure says so. */
export const moneyBar = (amount: string, tone?: 'bad') => ({
  value: Math.max(0, Number(amount)),
  text: formatDollars(amount),
  ...(tone ? { tone } : {}),
});

/** Rows of one name are told apart by their numbers. */
export function distinctNames<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  keyOf: (row: Row) => string | number,
): string[] {
  const names = rows.map(nameOf);
  return rows.map((row, index) => {
    const name = names[index] ?? '';
    return names.filter((other) => other === name).length > 1 ? `${name} #${keyOf(row)}` : name;
  });
}

/** As many of the largest rows as a chart shows; the table has them all. */
export const MOST_BARS = 8;
