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

/** What banks call transactions that only ever come in or go out, besides the words above; folded, without signs between the words. */
const KINDS: Readonly<Record<Direction, readonly string[]>> = {
  in: [
    'deposit',
    'direct deposit',
    'cash deposit',
    'cheque deposit',
    'd c',
    'dc',
    'dep',
    'salary',
    'wages',
    'transfer in',
    'tfr in',
  ],
  out: [
    ...['eftpos', 'eft pos', 'pos', 'purchase', 'visa purchase', 'card purchase', 'debit card purchase', 'online purchase'],
    ...['atm', 'atm debit', 'atm withdrawal', 'cash withdrawal', 'withdrawal', 'd d', 'dd', 'debit interest', 'loan payment'],
    ...[
      'fee',
      'fees',
      'bank fee',
      'account fee',
      'service fee',
      'monthly fee',
      'charge',
      'bank charge',
      'transfer out',
      'tfr out',
    ],
  ],
};
const BY_KIND = new Map(
  (['in', 'out'] as const).flatMap((direction) => KINDS[direction].map((kind) => [kind, direction] as const)),
);
/** Kinds that come in as well as go out. */
const EITHER_WAY = /\b(payment|pymt|pmt|bill ?pay|bill ?pmt|transfer|tfr|xfer|cheque|check)\b|^(ap|bp|a p|b p)$/;

/** Which way the money went by what the bank calls the transaction, such as `EFTPOS`; `either` where that goes both ways, null for other words. */
export function kindDirection(cell: string): Direction | 'either' | null {
  const kind = fold(cell.slice(0, 40))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return BY_KIND.get(kind) ?? directionOf(cell) ?? (EITHER_WAY.test(kind) ? 'either' : null);
}

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
