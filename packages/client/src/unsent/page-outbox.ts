import type { User } from '@dwang/contracts';
import { api } from '../api';
import { sessionApi } from '../endpoints/session';
import type { Outbox, OutboxNews } from '../outbox';
import type { DwangStore } from '../store';
import { announceIfTimeEntry } from '../time-entry-events';
import { noteName } from './owners';
import { landed, reloadView } from './view';
import { stopWaking, wakeAgainIn, wakeOnEvents } from './waking';

/** The part of the app's store that the outbox needs. */
export type OutboxStore = Pick<DwangStore, 'dispatch'>;

let userId: number | null = null;
let opening: Promise<Outbox | null> | null = null;
const dispatches = new Set<OutboxStore['dispatch']>();

/** The user whose work is kept, sent and shown; null when nobody is signed in. */
export const outboxUser = (): number | null => userId;

/** Opened when first needed, so that the database's code is no part of the first screen. Null where this browser keeps nothing. */
export function pageOutbox(): Promise<Outbox | null> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(null);
  opening ??= open().catch(() => {
    opening = null;
    return null;
  });
  return opening;
}

async function open(): Promise<Outbox> {
  const { openOutbox } = await import('../outbox');
  const outbox = await openOutbox();
  outbox.news.hear((news) => void hear(outbox, news));
  return outbox;
}

async function hear(outbox: Outbox, news: OutboxNews): Promise<void> {
  if (userId === null) return;
  if (news.type === 'sent' && news.write.userId === userId) {
    landed(news.write.id, news.answer);
    for (const dispatch of dispatches) dispatch(api.util.invalidateTags([...news.write.tags]));
    announceIfTimeEntry(news.write.operation, news.answer);
  }
  await reloadView(outbox, userId);
}

/** Lets what is sent be read again by this store's screens. */
export function connectOutbox(store: OutboxStore): void {
  dispatches.add(store.dispatch);
}

/** The change of user that is under way. */
let changing: Promise<void> = Promise.resolve();

/** The shell says who is signed in. What another person left on this device stays there, unseen. */
export async function setOutboxUser(user: Pick<User, 'id' | 'username'> | null): Promise<void> {
  userId = user?.id ?? null;
  changing = openFor(user);
  await changing;
  if (user && userId === user.id) await wakeOutbox();
}

async function openFor(user: Pick<User, 'id' | 'username'> | null): Promise<void> {
  const id = user?.id ?? null;
  const outbox = await pageOutbox();
  if (userId !== id) return;
  await outbox?.db.note('user', id).catch(() => undefined);
  await reloadView(outbox, id);
  if (!outbox || !user) return stopWaking();
  await takeOver(outbox, user).catch(() => undefined);
  if (userId === id) wakeOnEvents(() => void wakeOutbox());
}

async function takeOver(outbox: Outbox, { id, username }: Pick<User, 'id' | 'username'>): Promise<void> {
  await noteName(outbox.db, id, username);
  const { importOldEntries } = await import('../outbox/import-old');
  if ((await importOldEntries(outbox.db, localStorage)) > 0) outbox.news.tell({ type: 'changed' });
}

/** Sends what waits, now. Called at sign-in, when the network or the live connection is back, and when the page is looked at again. */
export async function wakeOutbox(): Promise<void> {
  const outbox = await pageOutbox();
  // The browser says for sure when there is no network at all; it tells when that has ended.
  if (!outbox || userId === null || !navigator.onLine) return;
  const drained = await outbox.drain(userId).catch(() => null);
  if (drained?.end === 'not-mine') askWhoIsSignedIn();
  if (drained?.again) wakeAgainIn(drained.again);
}

/** A queue that is not let in means that the session has ended: the shell sees it by this answer, and asks to sign in again. */
function askWhoIsSignedIn(): void {
  for (const dispatch of dispatches)
    void dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
}

/** Closes the database; the next use opens it again. For tests. */
export async function closeOutbox(): Promise<void> {
  userId = null;
  await changing.catch(() => undefined);
  const outbox = await opening?.catch(() => null);
  opening = null;
  dispatches.clear();
  stopWaking();
  outbox?.close();
  await reloadView(null, null);
}
