import type { OutboxDatabase } from './database';
import { OUTBOX } from './name';

/** Runs work while no other tab or worker of this device runs its own. */
export type OneSender = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface Locks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

const LEASE_MILLISECONDS = 15_000;
const RENEWED_EVERY = 5000;
const LOOK_AGAIN = 500;

/** The browser's locks: free again by themselves when a tab closes; a lease in the database where there are none. */
export function oneSender(db: OutboxDatabase): OneSender {
  const { locks } = (globalThis as { navigator?: { locks?: Locks } }).navigator ?? {};
  return locks ? (work) => locks.request(OUTBOX, work) : leased(db);
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A lease that its holder renews; one that is not renewed, because its tab was closed, runs out. */
export function leased(db: OutboxDatabase, now: () => number = Date.now, wait = pause): OneSender {
  const me = crypto.randomUUID();
  const take = () =>
    db.transaction('rw', db.meta, async () => {
      const lease = await db.read<{ holder: string; until: number }>('lease');
      if (lease && lease.holder !== me && lease.until > now()) return false;
      await db.note('lease', { holder: me, until: now() + LEASE_MILLISECONDS });
      return true;
    });
  return async (work) => {
    while (!(await take())) await wait(LOOK_AGAIN);
    const renewal = setInterval(() => void take().catch(() => undefined), RENEWED_EVERY);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await db.meta.delete('lease').catch(() => undefined);
    }
  };
}
