import type { TimeEntry, Timer } from '@dwang/contracts';
import { centsToDecimal, elapsedSeconds, entryNote, GENERAL, labourCents, parseCents } from '@dwang/domain';
import { readStoredUser } from '../stored-user';

/** What the entry says when nothing was typed. */
export const defaultNote = (timer: Timer): string => entryNote(timer.projectName);

/** How lists show the entry of a timer that ended at `at` (milliseconds) until the server has made it. */
export function entryPreview(timer: Timer, at: number, notes: string): TimeEntry {
  const user = readStoredUser();
  const duration = elapsedSeconds(timer, at);
  const endTime = timer.status === 'RUNNING' ? new Date(at).toISOString() : (timer.pausedAt ?? new Date(at).toISOString());
  return {
    id: -Math.floor(at / 1000),
    uid: timer.uid ?? '',
    userId: user?.id ?? 0,
    userName: user?.username ?? '',
    projectId: timer.projectId ?? 0,
    projectName: timer.projectName ?? GENERAL,
    clientName: timer.clientName,
    startTime: timer.startTime ?? new Date(at - duration * 1000).toISOString(),
    endTime,
    duration,
    billedSeconds: duration,
    notes,
    hourlyRate: timer.hourlyRate,
    amount: timer.hourlyRate && centsToDecimal(labourCents(duration, parseCents(timer.hourlyRate))),
    billed: false,
    invoiceId: null,
    approval: 'none',
    createdAt: new Date(at).toISOString(),
    version: 0,
  };
}
