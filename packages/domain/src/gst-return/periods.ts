import { isWorkingDay } from '../holidays';
import { addDays } from '../zone';

/**
 * How often a business files its GST return, and in which month (1 to 12) one of its periods ends: with two months, 1 means the odd and 2
 * the even months. Source of the lengths: IRD, one, two or six months.
 */
export interface GstCycle {
  months: 1 | 2 | 6;
  endsIn: number;
}

/** Both days included, `YYYY-MM-DD`. */
export interface GstPeriod {
  from: string;
  to: string;
}

const MONTHS_A_YEAR = 12;
const firstOf = (monthsSinceZero: number): string => {
  const year = Math.floor(monthsSinceZero / MONTHS_A_YEAR);
  return `${String(year).padStart(4, '0')}-${String((monthsSinceZero % MONTHS_A_YEAR) + 1).padStart(2, '0')}-01`;
};
const monthsOf = (day: string): number => Number(day.slice(0, 4)) * MONTHS_A_YEAR + Number(day.slice(5, 7)) - 1;

/** The period in which `day` lies. */
export function gstPeriodOf(day: string, { months, endsIn }: GstCycle): GstPeriod {
  const month = monthsOf(day);
  const behind = (((endsIn - 1 - month) % months) + months) % months;
  const last = month + behind;
  return { from: firstOf(last - months + 1), to: addDays(firstOf(last + 1), -1) };
}

export const gstPeriodBefore = ({ from }: GstPeriod, cycle: GstCycle): GstPeriod => gstPeriodOf(addDays(from, -1), cycle);
export const gstPeriodAfter = ({ to }: GstPeriod, cycle: GstCycle): GstPeriod => gstPeriodOf(addDays(to, 1), cycle);

const MARCH = 3;
const NOVEMBER = 11;

/**
 * The day by which the return of a period is filed and paid: the 28th of the month after it; 7 May for a period that ends in March, 15 January
 * for one that ends in November; on a weekend or a national holiday the next working day. Source: IRD's due dates.
 */
export function gstDueDay({ to }: GstPeriod): string {
  const next = monthsOf(to) + 1;
  const endsIn = Number(to.slice(5, 7));
  const first = endsIn === MARCH || endsIn === NOVEMBER ? firstOf(next + 1) : firstOf(next);
  const dayOfMonth = endsIn === MARCH ? 7 : endsIn === NOVEMBER ? 15 : 28;
  let due = addDays(first, dayOfMonth - 1);
  while (!isWorkingDay(due, null)) due = addDays(due, 1);
  return due;
}
