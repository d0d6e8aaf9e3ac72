import type { OutboxDatabase } from '../outbox/database';

const NAMES = 'names';

/** Notes a user's name beside the queue, so that the sign-in screen can say whose work waits here. */
export async function noteName(db: OutboxDatabase, id: number, username: string): Promise<void> {
  await db.note(NAMES, { ...(await db.read<Record<number, string>>(NAMES)), [id]: username });
}

export const namesOf = async (db: OutboxDatabase): Promise<Record<number, string>> =>
  (await db.read<Record<number, string>>(NAMES)) ?? {};
