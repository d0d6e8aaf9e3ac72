import { endedBy } from '../timer/timer-writes';
import type { OutboxDatabase } from './database';
import type { QueuedWrite } from './queued-write';

const NAME = 'ended-timers';
const MOST = 50;

/**
 * Timers that this device has ended, from a page or from the worker: an answer of before that, out of a cache or of a tab that slept, brings
 * none of them back. A timer that the server has ended never runs again under its name.
 */
export const endedTimers = async (db: OutboxDatabase): Promise<string[]> => (await db.read<string[]>(NAME)) ?? [];

export async function noteEnded(db: OutboxDatabase, write: QueuedWrite): Promise<void> {
  const uid = endedBy(write);
  if (uid !== null) await db.note(NAME, [...(await endedTimers(db)), uid].slice(-MOST));
}
