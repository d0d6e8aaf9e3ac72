import { dayOf, wallTime, weekdayOf } from './zone';

/** From and to as on the wall, `07:00` to `17:00`; null when closed all day. */
export type OpenFor = { from: string; to: string } | null;

export interface OpeningHours {
  weekdays: OpenFor;
  saturday: OpenFor;
  sunday: OpenFor;
}

const SUNDAY = 0;
const SATURDAY = 6;

const minutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** The hours of the day of `zone` in which `instant` lies. Public holidays are not known. */
export function hoursOn(hours: OpeningHours, instant: number, zone: string): OpenFor {
  const weekday = weekdayOf(dayOf(instant, zone));
  if (weekday === SUNDAY) return hours.sunday;
  return weekday === SATURDAY ? hours.saturday : hours.weekdays;
}

/** Whether it is open at `instant`; at the closing minute it is closed. */
export function isOpenAt(hours: OpeningHours, instant: number, zone: string): boolean {
  const today = hoursOn(hours, instant, zone);
  if (!today) return false;
  const { hour, minute } = wallTime(instant, zone);
  const now = hour * 60 + minute;
  return now >= minutes(today.from) && now < minutes(today.to);
}
