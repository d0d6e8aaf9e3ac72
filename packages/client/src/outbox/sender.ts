import type { ApiError } from '../api-error';
import { isSave } from '../timer/timer-writes';
import type { OutboxDatabase } from './database';
import { mergeWrite } from './merge-write';
import type { News } from './news';
import { addressOf, writeAfter } from './queue';
import type { QueuedWrite } from './queued-write';
import { isTaken } from './save-as-new';
import { type Reply, readRow, sendWrite } from './send-write';
import { settleRefused, settleSent, settleUnanswered } from './settle';

/** What the sender needs of the world. */
export interface SenderPorts {
  /** Looked up at each call, as tests put a server in its place. */
  ask: typeof fetch;
  pause(milliseconds: number): Promise<void>;
}

/** Why a pass ended: everything was tried, the server could not be reached, or the session is not the owner's. */
export type PassEnd = 'done' | 'unreachable' | 'not-mine';

/** A row that is changed on another device again and again is left for the next pass. */
const MOST_MERGES = 5;
const MOST_WAITS = 10;

/**
 * One pass over a user's queue, oldest first; each write is tried at most once. A write waits behind an earlier one of the same row, and
 * until the number of its row is known. Runs under the lock of the one sender.
 */
export async function sendAll(db: OutboxDatabase, userId: number, news: News, ports: SenderPorts): Promise<PassEnd> {
  const held = new Set<string>();
  let write = await writeAfter(db, userId, 0);
  for (; write; write = await writeAfter(db, userId, write.seq)) {
    const mayGo = write.state === 'waiting' && !held.has(write.uid);
    const address = mayGo ? await addressOf(db, write) : null;
    const done = address === null ? 'held' : await sendOne(db, write, address, news, ports);
    if (done === 'unreachable' || done === 'not-mine') return done;
    if (done === 'held') held.add(write.uid);
  }
  return 'done';
}

/** How one write ended: gone, holding back the later ones of its row, or with the whole pass. */
type WriteEnd = 'sent' | 'held' | Exclude<PassEnd, 'done'>;

async function sendOne(
  db: OutboxDatabase,
  write: QueuedWrite,
  address: string,
  news: News,
  ports: SenderPorts,
): Promise<WriteEnd> {
  const { reply, write: sent } = await attempt(db, write, address, ports);
  const other = reply?.state === 'refused' && isTaken(reply.error) ? await readOther(sent, address, reply.error, ports) : null;
  const end = await settle(db, sent, reply, news, other);
  news.tell({ type: 'changed' });
  return end;
}

/** Sends until the reply is neither "still working on it" nor a conflict that can be merged. */
async function attempt(db: OutboxDatabase, first: QueuedWrite, address: string, ports: SenderPorts) {
  let write = first;
  let [merges, waits] = [0, 0];
  for (;;) {
    const reply = await sendWrite(write, address, ports.ask);
    if (reply.state === 'running' && waits < MOST_WAITS) {
      waits += 1;
      await ports.pause(reply.seconds * 1000);
    } else if (reply.state === 'conflict' && merges < MOST_MERGES) {
      merges += 1;
      const theirs = await readRow(write, address, ports.ask);
      if (!theirs) return { write, reply: unanswered(reply) };
      const merged = await mergeWrite(db, write, theirs, reply.error);
      if (!merged) return { write, reply: null };
      write = merged;
    } else return { write, reply };
  }
}

const unanswered = ({ error }: { error: Extract<Reply, { state: 'conflict' }>['error'] }): Reply => ({
  state: 'unanswered',
  error,
  isForAll: false,
});

/** The row that was made under the write's uid by something else; null when this user cannot see it. */
async function readOther(write: QueuedWrite, address: string, { rowId }: ApiError, { ask }: SenderPorts) {
  const list = isSave(write) ? '/time-entries' : address.split('?')[0];
  return rowId === undefined ? null : readRow(write, `${list}/${rowId}`, ask);
}

/** `reply` is null when the write was left to the person already; `other` stands where a refused write would. */
async function settle(
  db: OutboxDatabase,
  write: QueuedWrite,
  reply: Reply | null,
  news: News,
  other: Record<string, unknown> | null,
): Promise<WriteEnd> {
  switch (reply?.state) {
    case 'accepted': {
      const { id, userId, kind, operation, uid, tags } = write;
      // Told while the queue still has it: a screen that looks in between would find it neither waiting nor sent.
      news.tell({ type: 'sent', write: { id, userId, kind, operation, uid, tags }, answer: reply.answer });
      await settleSent(db, write, reply.answer);
      return 'sent';
    }
    case 'refused':
      await settleRefused(db, write, reply.error, other);
      return 'held';
    case 'unanswered':
      await settleUnanswered(db, write, reply.error);
      return reply.isForAll ? 'unreachable' : 'held';
    case 'not-mine':
      return 'not-mine';
    default:
      return 'held';
  }
}
