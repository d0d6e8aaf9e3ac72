import type { Steps } from '../steps';
import type { Direction } from './direction';
import { plainAccount } from './same-lines';
import type { Cells } from './statement-line';

interface Balanced {
  cells: Cells;
  account: string;
  amount: number;
  balance: number;
}

export interface BalanceDirections {
  told: ReadonlyMap<Cells, Direction | null>;
  /** Whether the balances show that not all amounts came in. */
  areUnsigned: boolean;
}

/**
 * Which way the money of each row went by the running balance, for amounts without a sign: a balance must be the one before it and the amount,
 * or without the amount, in each account from the oldest row to the newest. Null where the amounts need no such proof, as some are negative. A
 * row without a balance before it, and each row where the balances contradict the amounts, has no direction.
 * `dayOf` reads the days, by which it is known which end of the file is older.
 */
export function* directionsByBalance(
  rows: readonly Cells[],
  centsOf: (cell: string) => number | null,
  dayOf: (cell: string) => string | null,
): Steps<BalanceDirections | null> {
  const found: Balanced[] = [];
  for (const cells of rows) {
    yield;
    const [amount, balance] = [centsOf(cells('amount')) ?? 0, centsOf(cells('balance'))];
    if (amount < 0 || cells('direction') !== '') return null;
    if (balance !== null) found.push({ cells, account: plainAccount(cells('account')), amount, balance });
  }
  const [first, last] = [found.at(0), found.at(-1)].map((row) => (row ? dayOf(row.cells('day')) : null));
  const isNewestFirst = (first ?? '') > (last ?? '');
  const oneWay = yield* directionsOf(isNewestFirst ? [...found].reverse() : found);
  // Of one day only the balances themselves tell which end is older.
  const otherWay = oneWay === null && first === last ? yield* directionsOf([...found].reverse()) : null;
  const told = oneWay ?? otherWay;
  if (told === null) return { told: new Map(), areUnsigned: true };
  return { told, areUnsigned: [...told.values()].includes('out') };
}

/** Of rows from the oldest to the newest; null where a balance contradicts. */
function* directionsOf(rows: readonly Balanced[]): Steps<Map<Cells, Direction | null> | null> {
  const balances = new Map<string, number>();
  const told = new Map<Cells, Direction | null>();
  for (const { cells, account, amount, balance } of rows) {
    yield;
    const before = balances.get(account);
    if (before !== undefined && Math.abs(balance - before) !== amount) return null;
    told.set(cells, before === undefined ? null : balance < before ? 'out' : 'in');
    balances.set(account, balance);
  }
  return told;
}
