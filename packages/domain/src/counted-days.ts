import type { Settlement } from './invoice-status';
import { laterDay } from './zone';

/** An issued invoice with what became of it; whole cents, days `YYYY-MM-DD`. */
export interface DatedInvoice {
  issueDay: string;
  totalCents: number;
  /** The day it was made void; null while it stands. */
  voidDay: string | null;
  credits: readonly { day: string; totalCents: number }[];
  /** Those that stand. */
  payments: readonly { day: string; cents: number }[];
  /** Those that stand. */
  writeOffs?: readonly { day: string; cents: number }[];
}

/**
 * What of an invoice counts at the end of `day`: the one rule of days of every account with a client. The invoice counts from its own day.
 * What takes it back (a credit note, a write-off, a void) counts from its own day, or the invoice's where that is later. Money counts from the day it came:
 * until the invoice's day it is the client's credit.
 */
export function settlementOn(
  { issueDay, totalCents, voidDay, credits, payments, writeOffs = [] }: DatedInvoice,
  day: string,
): Settlement {
  const isThere = issueDay <= day && (voidDay === null || laterDay(voidDay, issueDay) > day);
  return {
    totalCents: isThere ? totalCents : 0,
    creditedCents: isThere ? sum(credits.map((note) => (laterDay(note.day, issueDay) <= day ? note.totalCents : 0))) : 0,
    writtenOffCents: isThere ? sum(writeOffs.map((one) => (laterDay(one.day, issueDay) <= day ? one.cents : 0))) : 0,
    receivedCents: sum(payments.map((payment) => (payment.day <= day ? payment.cents : 0))),
  };
}

/** Whether it was made void before its own day: then it never counted, and is in no account. */
export const neverCounted = ({ issueDay, voidDay }: Pick<DatedInvoice, 'issueDay' | 'voidDay'>): boolean =>
  voidDay !== null && voidDay < issueDay;

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);
