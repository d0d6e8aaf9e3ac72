import { DEFAULT_ZONE, dayOf, type TimerDoubt } from '@dwang/domain';
import { formatShortDay, formatTime } from './day';
import { formatHours } from './duration';

/** `4:10 pm`, or `Fri 27 Nov, 4:10 pm` on another day than `now`. Milliseconds. */
function moment(at: number, now: number, zone: string): string {
  const time = formatTime(new Date(at).toISOString(), zone);
  const day = dayOf(at, zone);
  return day === dayOf(now, zone) ? time : `${formatShortDay(day)}, ${time}`;
}

/** What a doubtful timer is asked about, and how the answers are called; `cut` is null when nothing would be left. */
export function doubtWords(doubt: TimerDoubt, now: number, zone: string = DEFAULT_ZONE) {
  if (doubt.kind === 'clock') {
    const span = formatHours(Math.round(doubt.by / 1000));
    return {
      title: "This device's clock jumped ahead",
      text: `By ${span} while the timer ran. Either the device slept, or its clock was set. The ${span} is not on the timer yet.`,
      keep: `Add ${span}`,
      cut: 'Leave it out',
    };
  }
  if (doubt.kind === 'idle') {
    const span = formatHours(Math.round((doubt.to - doubt.from) / 1000));
    return {
      title: 'Were you working?',
      text: `No sign of you from ${moment(doubt.from, now, zone)} to ${moment(doubt.to, now, zone)} while the timer ran.`,
      keep: `Keep ${span}`,
      cut: `Take off ${span}`,
    };
  }
  const { since, lastActivityAt, secondsThen } = doubt;
  return {
    title: 'Still working?',
    text: `Running since ${moment(since, now, zone)}.${secondsThen > 0 ? ` Last activity ${moment(lastActivityAt, now, zone)}.` : ''}`,
    keep: 'Keep going',
    cut: secondsThen > 0 ? `Cut at ${moment(lastActivityAt, now, zone)} (${formatHours(secondsThen)})` : null,
  };
}
