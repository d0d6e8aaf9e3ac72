import type { User } from '@dwang/contracts';
import { api } from '../api';
import { sessionApi } from '../endpoints/session';
import type { Outbox, OutboxNews } from '../outbox';
import type { DwangStore } from '../store';
import { announceIfTimeEntry } from '../time-entry-events';
import { noteName } from './owners';
import { awaitFirstWork, mayHoldWork, stopAwaiting } from './presence';
import { landed, reloadView } from './view';
import { stopWaking, wakeAgainIn, wakeOnEvents } from './waking';

/** The part of the app's store that the outbox needs. */
export type OutboxStore = Pick<DwangStore, 'dispatch'>;

type Owner = Pick<User, 'id' | 'username'>;

let owner: Owner | null = null;
let opening: Promise<Outbox | null> | null = null;
const dispatches = new Set<OutboxStore['dispatch']>();
const outboxCode = () => import('../outbox');

/** The user whose work is kept, sent and shown; null when nobody is signed in. */
export const outboxUser = (): number | null => owner?.id ?? null;

/** Opened when something is to be kept, so that the database's code is no part of the first screen. Null where this browser keeps nothing. */
export function pageOutbox(): Promise<Outbox | null> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(null);
  opening ??= open().catch(() => {
    opening = null;
    return null;
  });
  return opening;
}

/** The outbox where there may be something in it; null, without its code, on a device that has never kept anything. */
export async function knownOutbox(): Promise<Outbox | null> {
  if (typeof indexedDB === 'undefined') return null;
  if (opening || (await mayHoldWork())) return pageOutbox();
  // Something may have been kept meanwhile.
  return opening;
}

/** Opened ahead of a need, so that the worker, which may keep work as well, knows whose session this is. */
export const readyOutbox = async (): Promise<void> => void (await pageOutbox());

async function open(): Promise<Outbox> {
  const { openOutbox } = await outboxCode();
  const outbox = await openOutbox();
  stopAwaiting();
  outbox.news.hear((news) => void hear(outbox, news));
  await noteOwner(outbox);
  return outbox;
}

/** Whose work it is, for the worker and for the sign-in screen. */
async function noteOwner({ db }: Outbox): Promise<void> {
  try {
    await db.note('user', outboxUser());
    if (owner) await noteName(db, owner.id, owner.username);
  } catch {
    // A full device: the page itself knows.
  }
}

async function hear(outbox: Outbox, news: OutboxNews): Promise<void> {
  const userId = outboxUser();
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
export async function setOutboxUser(user: Owner | null): Promise<void> {
  owner = user;
  changing = openFor(user);
  await changing;
  if (user && outboxUser() === user.id) await wakeOutbox();
}

async function openFor(user: Owner | null): Promise<void> {
  const id = user?.id ?? null;
  const outbox = await knownOutbox();
  if (outboxUser() !== id) return;
  if (outbox) await noteOwner(outbox);
  await reloadView(outbox, id);
  if (!user) return stopWaking();
  if (!outbox) awaitWork();
  if (outboxUser() === id) wakeOnEvents(() => void wakeOutbox());
}

function awaitWork(): void {
  if (typeof indexedDB === 'undefined' || opening) return;
  const onNews = async (news: OutboxNews) => {
    const outbox = await pageOutbox();
    if (outbox) await hear(outbox, news);
  };
  awaitFirstWork(
    (news) => void onNews(news),
    () => void outboxCode().catch(() => undefined),
  );
}

/** Sends what waits, now. Called at sign-in, when the network or the live connection is back, and when the page is looked at again. */
export async function wakeOutbox(): Promise<void> {
  const outbox = await knownOutbox();
  const userId = outboxUser();
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
  owner = null;
  await changing.catch(() => undefined);
  const outbox = await opening?.catch(() => null);
  opening = null;
  dispatches.clear();
  stopWaking();
  stopAwaiting();
  outbox?.close();
  await reloadView(null, null);
}
