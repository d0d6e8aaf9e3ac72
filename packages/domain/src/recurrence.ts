import { addDays } from './zone';

/** How far apart the turns of something that recurs are. */
export type RecurrenceStep = 'weekly' | 'fortnightly' | 'monthly';

const DAYS = { weekly: 7, fortnightly: 14 } as const;

/**
 * The day of the `turn`th turn (0 is `anchor` itself). Months are counted from the anchor, so that what begins on the 31st falls on the last
 * day of shorter months and on the 31st again after them. Days are `YYYY-MM-DD` of the company's zone.
 */
export function recurrenceDay(anchor: string, step: RecurrenceStep, turn: number): string {
  if (step !== 'monthly') return addDays(anchor, DAYS[step] * turn);
  const [year = 0, month = 1, date = 1] = anchor.split('-').map(Number);
  const months = year * 12 + (month - 1) + turn;
  const first = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  const last = addDays(nextMonth(first), -1);
  return date > Number(last.slice(8)) ? last : addDays(first, date - 1);
}

const nextMonth = (first: string): string => `${addDays(first, 31).slice(0, 7)}-01`;
