import type { OutboxDatabase } from './database';
import type { QueuedWrite } from './queued-write';
import { giveOwnUid, isTaken } from './save-as-new';

/** Rows of an older app, which did not note whose they are. */
export const NOBODY = 0;

/**
 * Sends a refused write again, as another request: as it was, or with a mended body. Over a change of another
 * device it counts as seen; where another row has its uid it goes as a new one.
 */
export async function retryWrite(db: OutboxDatabase, id: string, body?: unknown): Promise<void> {
  const refused = await db.writes.get({ id });
  if (!refused) return;
  const { theirs, operation, error } = refused;
  if (operation === 'create' && isTaken(error)) return sendAsNew(db, refused, body);
  const seen = theirs
    ? { base: theirs, version: typeof theirs.version === 'number' ? theirs.version : refused.version, theirs: null }
    : {};
  await db.writes.update(refused.seq, { ...seen, ...again(), ...withBody(refused, body) });
}

/** Another row stands under its uid: it goes as a row of its own. */
async function sendAsNew(db: OutboxDatabase, write: QueuedWrite, body: unknown): Promise<void> {
  await db.writes.update(write.seq, withBody(write, body));
  await giveOwnUid(db, write);
  await db.writes.update(write.seq, { ...again(), theirs: null });
}

const again = () => ({ state: 'waiting' as const, key: crypto.randomUUID(), error: null, attempts: 0, isKept: true });

const withBody = (write: QueuedWrite, body: unknown) =>
  body === undefined ? {} : { request: { ...write.request, body }, preview: mended(write, body) };

function mended({ preview }: QueuedWrite, body: unknown): unknown {
  return typeof preview === 'object' && preview !== null && typeof body === 'object' ? { ...preview, ...body } : preview;
}

/** The write and those that can never be sent without it: after a create that is given up, everything on its row. */
export async function discardedWith(db: OutboxDatabase, id: string): Promise<QueuedWrite[]> {
  const write = await db.writes.get({ id });
  if (!write) return [];
  if (write.operation !== 'create') return [write];
  const { userId, uid, seq } = write;
  return db.writes
    .where({ userId, uid })
    .and((one) => one.seq >= seq)
    .toArray();
}

/** Gives a write up, and with a create all that was built on it. */
export function discardWrite(db: OutboxDatabase, id: string): Promise<void> {
  return db.transaction('rw', db.writes, async () => {
    const gone = await discardedWith(db, id);
    await db.writes.bulkDelete(gone.map(({ seq }) => seq));
  });
}

/** Gives up everything of this user that waits here. */
export async function discardAll(db: OutboxDatabase, userId: number): Promise<void> {
  await db.writes.where('userId').equals(userId).delete();
}

/** Makes the rows that belong to nobody this user's own, so that they are sent. */
export async function claimWrites(db: OutboxDatabase, userId: number): Promise<void> {
  await db.writes.where('userId').equals(NOBODY).modify({ userId, isKept: true });
}

/** How much waits on this device, by owner. */
export async function countsByOwner(db: OutboxDatabase): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  await db.writes.orderBy('userId').eachKey((key) => {
    counts.set(Number(key), (counts.get(Number(key)) ?? 0) + 1);
  });
  return counts;
}
