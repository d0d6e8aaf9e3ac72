import type { DayOrder } from './read-day';

/** A line of a bank statement as it stands there; texts are trimmed, those that are missing empty. */
export interface StatementLine {
  /** Of the file, from 1. */
  line: number;
  /** `YYYY-MM-DD`, as the bank dates it. */
  day: string;
  /** What came in; less than 0 for what went out. */
  cents: number;
  payee: string;
  particulars: string;
  code: string;
  reference: string;
  /** All other words of the line: memo, description, what the other party wrote. */
  details: string;
  /** The bank's own number of the line: FITID of OFX, Unique Id of ASB. */
  bankId: string;
  /** The account that the statement is of, where the file says so. */
  account: string;
  /** Why a person must say whether the money came in or went out; empty where that is clear. `cents` go by the sign until then. */
  doubt: string;
}

/**
 * What a column of a CSV statement is. `debit` holds what went out, `credit` what came in, `direction` which of both an
 * `amount` did; `details` may be several.
 */
export type StatementUse =
  | 'day'
  | 'amount'
  | 'direction'
  | 'debit'
  | 'credit'
  | 'payee'
  | 'particulars'
  | 'code'
  | 'reference'
  | 'details'
  | 'bankId'
  | 'account'
  | 'skip';

export interface StatementColumn {
  heading: string;
  samples: string[];
  use: StatementUse;
}

/** A line that makes no sense, and why. */
export interface StatementFault {
  line: number;
  reason: string;
}

export interface Statement {
  format: 'csv' | 'ofx';
  /** The bank whose layout it is, where that is known. */
  bank: string | null;
  /** Of CSV; empty for OFX, which says itself what is what. */
  columns: StatementColumn[];
  lines: StatementLine[];
  faults: StatementFault[];
  /** The order of day and month by which the lines were read; null where none of their days depends on it. */
  dayOrder: DayOrder | null;
  /** How the order is known: `file` from its days, `custom` as New Zealand writes days, as the file shows neither; `none`: its days contradict one another. */
  dayOrderBy: 'file' | 'custom' | 'none';
}

/** What a person says of a statement where it does not say itself. */
export interface StatementChoices {
  /** What the columns of a CSV file are, from the left. */
  columns?: readonly StatementUse[] | undefined;
  dayOrder?: DayOrder | undefined;
  /** Which of the two counts where the sign of an amount and what the bank calls the line contradict one another. */
  inOutBy?: 'sign' | 'type' | undefined;
}

/** The file is no statement. */
export class StatementError extends Error {}

/**
 * What tells a line from all others, but for the running number among lines that are the same (`numberedKeys`). With the bank's own
 * number its words do not count, as a bank may write them out later.
 */
function lineKey({ account, bankId, day, cents, payee, particulars, code, reference, details }: StatementLine): string {
  const words = bankId ? [bankId] : [payee, particulars, code, reference, details];
  return JSON.stringify([account.replace(/[^0-9A-Za-z]/g, ''), day, cents, ...words.map(plainWords)]);
}

const plainWords = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * A key for each line, the same in every statement that holds the line. Two payments alike on one day are told apart by their number in
 * the file; as banks export whole days, they have it in overlapping statements too.
 */
export function numberedKeys(lines: readonly StatementLine[]): string[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const key = lineKey(line);
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    return `${key}#${number}`;
  });
}
