import type { QueuedWrite } from '../outbox/queued-write';
import { namesOf } from './owners';
import { knownOutbox, outboxUser, wakeOutbox } from './page-outbox';

/** What a person does by hand with unsent work. Each is shown in every tab. */
const care = () => import('../outbox/attention');

async function change(work: (outbox: NonNullable<Awaited<ReturnType<typeof knownOutbox>>>) => Promise<void>): Promise<void> {
  const outbox = await knownOutbox();
  if (!outbox) return;
  await work(outbox);
  outbox.news.tell({ type: 'changed' });
  void wakeOutbox();
}

/** Sends a refused write again, with a mended body if one is given. */
export const retryUnsent = (id: string, body?: unknown): Promise<void> =>
  change(async ({ db }) => (await care()).retryWrite(db, id, body));

/** Gives a write up for good, and with a new row everything that was done to it. */
export const discardUnsent = (id: string): Promise<void> => change(async ({ db }) => (await care()).discardWrite(db, id));

/** Gives up, for good, everything of the signed-in user that waits on this device. */
export const discardAllUnsent = (): Promise<void> =>
  change(async ({ db }) => {
    const userId = outboxUser();
    if (userId !== null) await (await care()).discardAll(db, userId);
  });

/** Writes that go with it when it is discarded, itself among them. */
export async function unsentWith(id: string): Promise<QueuedWrite[]> {
  const outbox = await knownOutbox();
  return outbox ? (await care()).discardedWith(outbox.db, id) : [];
}

/** What an older app left on this device without saying whose it is. */
export async function unclaimed(): Promise<QueuedWrite[]> {
  const outbox = await knownOutbox();
  return outbox ? outbox.list((await care()).NOBODY) : [];
}

/** The signed-in user says that it is theirs. */
export const claimUnsent = (): Promise<void> =>
  change(async ({ db }) => {
    const userId = outboxUser();
    if (userId !== null) await (await care()).claimWrites(db, userId);
  });

/** Whose work waits on this device, for the sign-in screen. */
export async function unsentOwners(): Promise<{ username: string; count: number }[]> {
  const outbox = await knownOutbox();
  if (!outbox) return [];
  const [names, counts] = [await namesOf(outbox.db), await (await care()).countsByOwner(outbox.db)];
  return [...counts].flatMap(([id, count]) => (names[id] ? [{ username: names[id], count }] : []));
}

/** When this device last sent something, as milliseconds; null when it never has. */
export async function lastSync(): Promise<number | null> {
  const outbox = await knownOutbox();
  return outbox ? outbox.db.read<number>('last-sync') : null;
}
