import { fold } from '../text';

export type Direction = 'in' | 'out';

const WORDS: Readonly<Record<Direction, readonly string[]>> = {
  in: ['cr', 'c', 'credit', 'credits', 'direct credit', 'deposit', 'in', 'money in', 'paid in', 'received', 'incoming', '+'],
  out: [
    'dr',
    'db',
    'd',
    'debit',
    'debits',
    'direct debit',
    'withdrawal',
    'out',
    'money out',
    'paid out',
    'sent',
    'outgoing',
    '-',
  ],
};
const BY_WORD = new Map(
  (['in', 'out'] as const).flatMap((direction) => WORDS[direction].map((word) => [word, direction] as const)),
);

/** Which way the money went by a cell such as `DR`, `Credit`, `Money out`; null when it does not say. */
export const directionOf = (cell: string): Direction | null =>
  BY_WORD.get(fold(cell.slice(0, 40)).replace(/[.()]/g, '').trim()) ?? null;

/** Headings that only stand over which way the money went; folded. */
export const TELLING_DIRECTION =
  /\b(dr|db|debit) ?[/|&-] ?(cr|credit)\b|\b(cr|credit) ?[/|&-] ?(dr|db|debit)\b|^d ?\/ ?c$|^c ?\/ ?d$|^direction$/;
/** Headings that may stand over it as well as over something else. */
const POSSIBLE = /\btype\b|indicator|direction|\bsign\b|flag|\bd\/c\b|\bc\/d\b|^code$|^$/;

/** Whether a column says which way the money went, by its folded heading and by its cells in the rows that have an amount. */
export function isDirections(heading: string, cells: readonly string[]): boolean {
  if (TELLING_DIRECTION.test(heading)) return cells.some((cell) => /[a-z]/i.test(cell) || directionOf(cell) !== null);
  return POSSIBLE.test(heading) && cells.length > 0 && cells.every((cell) => directionOf(cell) !== null);
}
