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
 * `amount` did, `type` what the bank calls the transaction, `balance` what was in the account after it; `details` may be several.
 */
export type StatementUse =
  | 'day'
  | 'amount'
  | 'direction'
  | 'type'
  | 'balance'
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

/** The cells of a row that have a use, with spaces between. */
export type Cells = (use: StatementUse) => string;

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
  /** The last day that a line can have, as `YYYY-MM-DD`; without it any. No bank has booked what lies ahead. */
  latest?: string | undefined;
}

/** The file is no statement. */
export class StatementError extends Error {}
