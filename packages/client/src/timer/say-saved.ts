import type { TimeEntry } from '@dwang/contracts';
import { DEFAULT_ZONE, wallTime } from '@dwang/domain';
import type { WriteOutcome } from '../outbox/queued-write';
import { readStoredUser } from '../stored-user';
import type { TimerDesk } from './timer-desk';

/** The messages of specification 1, section 8. */

export const sayNothingToSave = (desk: TimerDesk): void => desk.notify.info({ title: 'Nothing to save' });

export const sayNotSaved = (desk: TimerDesk): void =>
  desk.notify.error({ title: 'Save failed', description: 'Could not save your time entry. Please try again.' });

/** `clock` is what was on the timer, HH:MM:SS. */
export function saySaved(desk: TimerDesk, outcome: WriteOutcome, clock: string): void {
  if (outcome.state === 'kept') {
    desk.notify.info({
      title: 'Time entry saved locally',
      description: 'Could not save to cloud, but your time entry was saved locally.',
    });
    return;
  }
  desk.notify.success({ title: 'Time entry saved', description: `${clock} has been added to your timesheet.` });
}

const two = (value: number): string => String(value).padStart(2, '0');

function clockTime(instant: string): string {
  const { hour, minute } = wallTime(Date.parse(instant), readStoredUser()?.company.timeZone ?? DEFAULT_ZONE);
  return `${hour}:${two(minute)}`;
}

/** Warns when the entry shares time with another one of the same person; both stay. */
export function sayOverlap(desk: TimerDesk, entry: TimeEntry): void {
  const other = entry.overlaps?.[0];
  if (!other) return;
  desk.notify.warning({
    title: `Overlaps ${clockTime(other.startTime)}–${clockTime(other.endTime)} on ${other.projectName}`,
    description: 'Both entries are kept. Check their times in the timesheet.',
    seconds: 10,
    action: { label: 'Open timesheet', run: () => desk.navigate('/timesheet') },
  });
}
