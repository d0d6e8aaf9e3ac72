import type { CreateTimeEntry, TimeEntry } from '@dwang/contracts';
import { LONG_ENTRY_SECONDS } from '@dwang/domain';
import type { ApiError } from '../api-error';
import { isSave } from '../timer/timer-writes';
import type { OutboxDatabase } from './database';
import type { QueuedWrite } from './queued-write';

/** The server has another row under this write's uid: it was neither taken for that one nor saved. */
export const isTaken = (error: Pick<ApiError, 'code'> | null): boolean => error?.code === 'REQUEST.UID_TAKEN';

/** Gives a row that found its uid taken another one, with everything that was done to it on this device since. */
export function giveOwnUid(db: OutboxDatabase, { userId, uid, seq }: QueuedWrite): Promise<void> {
  const own = crypto.randomUUID();
  return db.transaction('rw', db.writes, async () => {
    const mine = await db.writes
      .where({ userId, uid })
      .and((one) => one.seq >= seq)
      .toArray();
    for (const write of mine) await db.writes.update(write.seq, renamed(write, own));
  });
}

function renamed(write: QueuedWrite, uid: string): Pick<QueuedWrite, 'uid' | 'request' | 'preview'> {
  const request = isSave(write) && write.preview ? entryRequest(write.preview as TimeEntry) : write.request;
  const isObject = typeof request.body === 'object' && request.body !== null;
  const body = isObject && 'uid' in (request.body as object) ? { body: { ...(request.body as object), uid } } : {};
  const preview = typeof write.preview === 'object' && write.preview !== null ? { ...write.preview, uid } : write.preview;
  return { uid, request: { ...request, ...body }, preview };
}

/** The timer has ended under its own uid: what it had worked out is sent as an entry of its own. */
function entryRequest({ uid, projectId, startTime, endTime, duration, notes, hourlyRate }: TimeEntry): QueuedWrite['request'] {
  const rate = hourlyRate === null ? {} : { hourlyRate };
  const isLong = duration > LONG_ENTRY_SECONDS ? { confirmLong: true } : {};
  const body: CreateTimeEntry = { uid, projectId: projectId || null, startTime, endTime, duration, notes, ...rate, ...isLong };
  return { method: 'POST', url: '/time-entries', body };
}
