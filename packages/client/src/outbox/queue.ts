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

/** A write that may be sent now, and its address. */
export interface Sendable {
  write: QueuedWrite;
  address: string;
}

/**
 * The oldest write that may go, leaving out those already tried. A write waits behind any earlier one of the same row, and until the number
 * of its row is known.
 */
export async function nextSendable(db: OutboxDatabase, userId: number, tried: ReadonlySet<string>): Promise<Sendable | null> {
  const blocked = new Set<string>();
  for (const write of await writesOf(db, userId)) {
    if (write.state === 'waiting' && !blocked.has(write.uid) && !tried.has(write.id)) {
      const address = await addressOf(db, write);
      if (address !== null) return { write, address };
    }
    blocked.add(write.uid);
  }
  return null;
}

/** The url with the row's number in it; null while the number is not known. */
export async function addressOf(db: OutboxDatabase, { userId, uid, request }: QueuedWrite): Promise<string | null> {
  if (!request.url.includes('{id}')) return request.url;
  const row = await db.rows.get([userId, uid]);
  return row ? request.url.replaceAll('{id}', String(row.id)) : null;
}
