import { wallTime } from '@dwang/domain';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `3 Oct` for an instant, by the wall of the zone. */
export function shortDay(time: string, zone: string): string {
  const { day, month } = wallTime(Date.parse(time), zone);
  return `${day} ${MONTHS[month - 1]}`;
}
