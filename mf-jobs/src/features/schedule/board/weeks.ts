import { formatShortDay } from '@dwang/kit';
import type { Schedule } from '../data/use-schedule';

type BoardDay = Schedule['days'][number];

/** Seven days a line. */
export const weeksOf = (days: readonly BoardDay[]): BoardDay[][] =>
  Array.from({ length: Math.ceil(days.length / 7) }, (_, index) => days.slice(index * 7, index * 7 + 7));

/** `Mon`, `Tue` … */
export const weekdayName = ({ day }: BoardDay): string => formatShortDay(day).slice(0, 3);
