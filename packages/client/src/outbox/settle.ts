import type { ApiError } from '../api-error';
import type { OutboxDatabase } from './database';
import { noteEnded } from './ended-timers';
import type { QueuedWrite } from './queued-write';

const field = (answer: unknown, name: string): number | null => {
  const value = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;
  return typeof value === 'number' ? value : null;
};

/**
 * The server has it: the write goes, what was learnt of its row stays, in one step. Later edits of the same row by this device carry the
 * version that this one made, unless it was merged with another's change: then they must be merged as well.
 */
export async function settleSent(db: OutboxDatabase, write: QueuedWrite, answer: unknown): Promise<void> {
  const { userId, uid } = write;
  await db.transaction('rw', db.writes, db.rows, db.ends, db.meta, async () => {
    await db.writes.delete(write.seq);
    await db.ends.put({ id: write.id, at: Date.now(), answer });
    await db.note('last-sync', Date.now());
    await noteEnded(db, write);
    const [id, version] = [field(answer, 'id'), field(answer, 'version')];
    if (write.operation === 'create' && id !== null) await db.rows.put({ userId, uid, id });
    if (version !== null && !write.isMerged) await db.writes.where({ userId, uid }).modify({ version });
  });
}

/** The server has said no for good: the write stays until the person has decided. */
export async function settleRefused(
  db: OutboxDatabase,
  write: QueuedWrite,
  error: ApiError,
  theirs: Record<string, unknown> | null = null,
): Promise<void> {
  await db.writes.update(write.seq, { state: 'refused', error, theirs, attempts: write.attempts + 1 });
}

/** Nothing final came: it stays where it is in the queue, with what was the matter. */
export async function settleUnanswered(db: OutboxDatabase, write: QueuedWrite, error: ApiError): Promise<void> {
  await db.writes.update(write.seq, { attempts: write.attempts + 1, error });
}
