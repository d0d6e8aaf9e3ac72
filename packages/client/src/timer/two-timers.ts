import type { TimeEntry, Timer } from '@dwang/contracts';
import { applyTimerEvents, elapsedSeconds, type TimerEvent } from '@dwang/domain';
import { useMemo } from 'react';
import type { QueuedWrite } from '../outbox/queued-write';
import { serverNow } from '../server-clock';
import { discardUnsent } from '../unsent/care';
import { useUnsent } from '../unsent/use-unsent';
import type { BlockedTimer } from './blocked-timer';
import { freshTimer, noTimer } from './current-timer';
import { defaultNote } from './entry-preview';
import { keepAsEntry } from './keep-as-entry';
import { type TimerDesk, tell } from './timer-desk';
import { isSave, moveWrite, switchWrite } from './timer-writes';

const isBlocked = ({ kind, state, error }: QueuedWrite): boolean =>
  kind === 'timer' && state === 'refused' && error?.code === 'TIME.OTHER_TIMER';

/** What waits behind a start that the server has refused. */
export function useBlockedTimer(): BlockedTimer | null {
  const writes = useUnsent();
  return useMemo(() => {
    const first = writes.find(isBlocked);
    if (!first) return null;
    const its = writes.filter(({ uid, seq }) => uid === first.uid && seq >= first.seq);
    const events = its
      .filter(({ kind, preview }) => kind === 'timer' && preview !== null)
      .map((write) => write.preview as TimerEvent);
    const saved = (its.find(isSave)?.preview as TimeEntry | null | undefined) ?? null;
    return { events, writeId: first.id, saved };
  }, [writes]);
}

/** The timer as this device has it, and the seconds on its clock now. */
export function blockedNow({ events, saved }: BlockedTimer): { timer: Timer; seconds: number } {
  const timer = applyTimerEvents(noTimer(), events);
  return { timer, seconds: saved?.duration ?? elapsedSeconds(timer, serverNow()) };
}

/** The other timer is saved and this device's goes on from its own start. */
export async function takeMine(desk: TimerDesk, { events, writeId }: BlockedTimer): Promise<boolean> {
  const theirs = await freshTimer(desk.store, 0);
  const uid = crypto.randomUUID();
  const [first, ...rest] = events.map((event) => ({ ...event, uid }));
  if (!first) return false;
  const name = first.labels?.projectName ?? 'General';
  const start: TimerEvent = { ...first, type: theirs.uid === null ? 'move' : 'switch', move: 'run' };
  const write =
    theirs.uid === null
      ? moveWrite(start, `Timer started on ${name}`)
      : switchWrite(start, theirs.uid, theirs.notes || defaultNote(theirs), `Timer switched to ${name}`);
  const outcomes = await Promise.all([
    tell(desk, start, write),
    ...rest.map((event) => tell(desk, event, moveWrite(event, `Timer on ${name}`))),
  ]);
  if (outcomes.some(({ state }) => state === 'refused')) {
    desk.notify.error({ title: 'Timer not switched', description: 'Please try again.' });
    return false;
  }
  if (writeId) await discardUnsent(writeId);
  return true;
}

/** The other timer goes on; the time of this device's becomes an entry. */
export async function keepTheirs(desk: TimerDesk, blocked: BlockedTimer): Promise<boolean> {
  const { timer, seconds } = blockedNow(blocked);
  const { saved, writeId } = blocked;
  const entry = saved ? { ...timer, projectId: timer.projectId, notes: saved.notes, hourlyRate: saved.hourlyRate } : timer;
  const isKept = seconds < 1 || (await keepAsEntry(desk, entry, seconds));
  if (isKept && writeId) await discardUnsent(writeId);
  return isKept;
}
