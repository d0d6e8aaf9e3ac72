import type { Outbox } from '../outbox';
import { endedTimers as readEnded } from '../outbox/ended-timers';
import type { QueuedWrite } from '../outbox/queued-write';

/** What was sent is shown from here until the lists have surely been read again, in milliseconds. */
const SHOWN_AFTER = 10_000;

let waiting: QueuedWrite[] = [];
let sent: QueuedWrite[] = [];
let all: readonly QueuedWrite[] = [];
let wanted: { outbox: Outbox | null; userId: number | null } | null = null;
let reading: Promise<void> | null = null;
let ended: ReadonlySet<string> = new Set();
let isRead = false;
const listeners = new Set<() => void>();

/** The present user's writes that are not in the lists yet, oldest first; the same array until something changes. */
export const pendingWrites = (): readonly QueuedWrite[] => all;

/** Timers that the server has ended for this device, whatever an older answer says. */
export const endedTimers = (): ReadonlySet<string> => ended;

/** Whether the present user's writes have been read at all. */
export const areWritesRead = (): boolean => isRead;

export function onPendingWrites(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(): void {
  // What the server has taken is no longer waiting, though the queue may not have noted it yet.
  const ids = new Set(sent.map(({ id }) => id));
  all = [...sent, ...waiting.filter(({ id }) => !ids.has(id))].sort((one, other) => one.seq - other.seq);
  for (const listener of [...listeners]) listener();
}

/** Reads the user's writes anew; nothing of anybody when there is no user or no outbox. Calls during a reading share one more. */
export function reloadView(outbox: Outbox | null, userId: number | null): Promise<void> {
  wanted = { outbox, userId };
  reading ??= readAll().finally(() => {
    reading = null;
  });
  return reading;
}

async function readAll(): Promise<void> {
  while (wanted) {
    const { outbox, userId } = wanted;
    wanted = null;
    const found = outbox && userId !== null ? await outbox.list(userId).catch(() => waiting) : [];
    ended = new Set(outbox ? await readEnded(outbox.db).catch(() => ended) : []);
    waiting = found.filter((write) => write.userId === userId);
    sent = sent.filter((write) => write.userId === userId);
    isRead = userId !== null;
    show();
  }
}

/** The server has taken a write: its row is shown as answered until the lists have it. */
export function landed(id: string, answer: unknown): void {
  const write = waiting.find((one) => one.id === id);
  if (!write) return;
  const isRow = typeof answer === 'object' && answer !== null && 'uid' in answer && answer.uid === write.uid;
  const done: QueuedWrite = { ...write, state: 'sent', preview: isRow ? answer : write.preview };
  waiting = waiting.filter((one) => one.id !== id);
  sent = [...sent.filter((one) => one.id !== id), done];
  show();
  setTimeout(() => {
    sent = sent.filter((one) => one !== done);
    show();
  }, SHOWN_AFTER);
}
