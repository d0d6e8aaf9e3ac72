import { OUTBOX } from '../outbox/name';
import { type News, type OutboxNews, openNews } from '../outbox/news';
import { oldKeys } from '../outbox/old-keys';
import { whenSettled } from '../settled';

/**
 * Whether this device may hold unsent work: it has the database, or an older app left entries. Where the browser does not tell, it may.
 * The database itself is the mark, so that no other can be lost.
 */
export async function mayHoldWork(): Promise<boolean> {
  try {
    if (oldKeys(localStorage).length > 0) return true;
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === OUTBOX);
  } catch {
    return true;
  }
}

let ear: News | null = null;
let stopSettling: (() => void) | null = null;

/**
 * While there is no outbox on this device: hears of the first work that another tab or the worker keeps, and calls `prepare` at the first
 * touch or once the first screen stands, so that what the person does next can be kept even when the network is gone by then.
 */
export function awaitFirstWork(hear: (news: OutboxNews) => void, prepare: () => void): void {
  stopAwaiting();
  ear = openNews(OUTBOX);
  ear.hear(hear);
  stopSettling = whenSettled(prepare);
}

export function stopAwaiting(): void {
  ear?.close();
  ear = null;
  stopSettling?.();
  stopSettling = null;
}
