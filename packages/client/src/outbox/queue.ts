import type { OutboxDatabase } from './database';
import type { NewWrite, QueuedWrite } from './queued-write';

/** Writes of one user, oldest first. */
export const writesOf = (db: OutboxDatabase, userId: number): Promise<QueuedWrite[]> =>
  db.writes.where('userId').equals(userId).sortBy('seq');

/** Stores a write. Rejects with the browser's own error (a full or forbidden store), and then nothing is kept. */
export async function keepWrite(db: OutboxDatabase, userId: number, write: NewWrite): Promise<QueuedWrite> {
  const id = crypto.randomUUID();
  const row: Omit<QueuedWrite, 'seq'> = {
    ...write,
    tags: [...write.tags],
    id,
    key: id,
    userId,
    createdAt: new Date().toISOString(),
    state: 'waiting',
    attempts: 0,
    isKept: false,
    error: null,
    theirs: null,
    isMerged: false,
    version: null,
  };
  const seq = await db.writes.add(row as QueuedWrite);
  return { ...row, seq };
}

/** The user's oldest write after the given place in the order. */
export const writeAfter = (db: OutboxDatabase, userId: number, seq: number): Promise<QueuedWrite | undefined> =>
  db.writes.where('[userId+seq]').between([userId, seq], [userId, Number.POSITIVE_INFINITY], false).first();

/** The url with the row's number in it; null while the number is not known. */
export async function addressOf(db: OutboxDatabase, { userId, uid, request }: QueuedWrite): Promise<string | null> {
  if (!request.url.includes('{id}')) return request.url;
  const row = await db.rows.get([userId, uid]);
  return row ? request.url.replaceAll('{id}', String(row.id)) : null;
}
