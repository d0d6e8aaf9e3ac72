import type { CreateTimeEntry, Timer } from '@dwang/contracts';
import { LONG_ENTRY_SECONDS, toClock, toHoursMinutes } from '@dwang/domain';
import { serverNow } from '../server-clock';
import { enqueue } from '../unsent/enqueue';
import { defaultNote, entryPreview } from './entry-preview';
import { sayNotSaved, saySaved } from './say-saved';
import type { TimerDesk } from './timer-desk';

/** Makes an entry of time that is on no timer any more: cleared by mistake, or of a timer that another one was kept for. */
export async function keepAsEntry(desk: TimerDesk, timer: Timer, duration: number): Promise<boolean> {
  const { projectId } = timer;
  const rate = timer.hourlyRate === null ? {} : { hourlyRate: timer.hourlyRate };
  const uid = crypto.randomUUID();
  const startTime = timer.startTime ?? new Date(serverNow() - duration * 1000).toISOString();
  const notes = timer.notes || defaultNote(timer);
  const isLong = duration > LONG_ENTRY_SECONDS ? { confirmLong: true } : {};
  const body: CreateTimeEntry = { uid, projectId, startTime, duration, notes, ...rate, ...isLong };
  const end = Date.parse(startTime) + duration * 1000;
  const preview = { ...entryPreview({ ...timer, uid, startTime }, end, notes), duration, endTime: new Date(end).toISOString() };
  try {
    const outcome = await enqueue(desk.store, {
      kind: 'time-entry',
      operation: 'create',
      uid,
      label: `Time entry, ${toHoursMinutes(duration)} on ${preview.projectName}`,
      request: { method: 'POST', url: '/time-entries', body },
      preview,
      tags: ['TimeEntry', 'Project'],
    });
    if (outcome.state === 'refused') sayNotSaved(desk);
    else saySaved(desk, outcome, toClock(duration));
    return outcome.state !== 'refused';
  } catch {
    sayNotSaved(desk);
    return false;
  }
}
