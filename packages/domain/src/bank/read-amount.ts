import type { Steps } from '../steps';

/** Less than `Money` of the contracts can hold. */
const MOST_CENTS = 99_999_999_999;
/** No amount is written longer. */
const LONGEST = 40;

export type DecimalSign = '.' | ',';

/** Ways to write that money went out (true) or came in; of each group at most one stands with an amount. */
const MARKS: readonly (readonly [pattern: RegExp, isOut: boolean])[][] = [
  [
    [/^(.*?)(?:DR?|OD)$/i, true],
    [/^DR?(.*)$/i, true],
    [/^(.*?)CR?$/i, false],
    [/^CR?(.*)$/i, false],
  ],
  [
    [/^\((.*)\)$/, true],
    [/^<(.*)>$/, true],
  ],
  [
    [/^-(.*)$/, true],
    [/^(.*)-$/, true],
    [/^\+(.*)$/, false],
    [/^(.*)\+$/, false],
  ],
];

/**
 * Cents; null unless the cell is an amount: `1,234.50`, `$5`, `-5`, `5-`, `(5.00)`, `5.00 DR`, and with a decimal comma `1.234,50`. The
 * other sign counts only between thousands. What is said to have come in and gone out is no amount.
 */
export function readAmount(cell: string, decimal: DecimalSign = '.'): number | null {
  if (cell.length > LONGEST) return null;
  let text = cell
    .normalize('NFKC')
    .replace(/[\s$]|NZD/gi, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\((DR?|CR?)\)/i, '$1');
  const said = new Set<boolean>();
  for (const group of MARKS) {
    const found = group
      .map(([pattern, isOut]) => ({ rest: pattern.exec(text)?.[1], isOut }))
      .find(({ rest }) => rest !== undefined);
    if (found?.rest === undefined) continue;
    text = found.rest;
    said.add(found.isOut);
  }
  const cents = said.size > 1 ? null : plainCents(decimal === '.' ? text : swapped(text));
  return cents !== null && cents > 0 && said.has(true) ? -cents : cents;
}

/** Three decimals may as well be thousands; more than two only where they are zeros: `115.0000`. */
function plainCents(text: string): number | null {
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}|\d{2}0{2,}))?$/.exec(text);
  if (!match || text === '') return null;
  const [, whole = '0', part = ''] = match;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  return cents > MOST_CENTS ? null : cents;
}

const swapped = (text: string): string => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));

/** The decimal sign of a file by all of its amounts: a comma only where some amount has one that it needs, and none needs the point. */
export function* decimalSignOf(cells: Iterable<string>): Steps<DecimalSign> {
  let [needsComma, needsPoint] = [false, false];
  for (const cell of cells) {
    const [byPoint, byComma] = [readAmount(cell, '.') !== null, readAmount(cell, ',') !== null];
    needsComma ||= byComma && !byPoint && cell.includes(',');
    needsPoint ||= byPoint && !byComma;
    yield;
  }
  return needsComma && !needsPoint ? ',' : '.';
}
