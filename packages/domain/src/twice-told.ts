import { dayOf, instantsOf, wallTime } from './zone';

const DAY = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');
const names = new Map<string, Intl.DateTimeFormat>();

function nameAt(instant: number, zone: string): string {
  const format = names.get(zone) ?? new Intl.DateTimeFormat('en-NZ', { timeZone: zone, timeZoneName: 'short' });
  names.set(zone, format);
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const wallMinutes = (instant: number, zone: string): number => {
  const { year, month, day, hour, minute } = wallTime(instant, zone);
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000;
};

/** What clocks did from one instant to another, so that the times on the wall do not show how long it was; '' when they did nothing. */
export function clockChange(start: number, end: number, zone: string): '' | 'clocks went back' | 'clocks went forward' {
  const between = Math.floor(end / 60_000) - Math.floor(start / 60_000);
  const onWall = wallMinutes(end, zone) - wallMinutes(start, zone);
  if (onWall === between) return '';
  return onWall < between ? 'clocks went back' : 'clocks went forward';
}

/** What tells an instant from the other one at which the wall shows the same that day, when clocks go back: `NZDT`, `NZST`. '' at any other time. */
export function whichHour(instant: number, zone: string): string {
  const [before, after] = [instant - DAY, instant + DAY].map((at) => wallTime(at, zone));
  if (before?.hour === after?.hour) return '';
  const { hour, minute, second } = wallTime(instant, zone);
  const time = [hour, minute, second].map(two).join(':');
  return instantsOf(dayOf(instant, zone), time, zone).length > 1 ? nameAt(instant, zone) : '';
}
