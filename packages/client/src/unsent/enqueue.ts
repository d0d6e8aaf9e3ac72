import { api } from '../api';
import { type ApiError, noAnswer } from '../api-error';
import type { Outbox } from '../outbox';
import type { NewWrite, QueuedWrite, WriteOutcome } from '../outbox/queued-write';
import { sendWrite } from '../outbox/send-write';
import { stampNow } from '../server-clock';
import { announceIfTimeEntry } from '../time-entry-events';
import { askToStay } from './ask-to-stay';
import { connectOutbox, type OutboxStore, outboxUser, pageOutbox, wakeOutbox } from './page-outbox';
import { reloadView } from './view';

/** A form waits no longer than this for the server; its write is kept and goes on being sent. Milliseconds. */
const PATIENCE = 8000;
const NOTHING_SAVED =
  'This device is full or keeps nothing, and the server did not answer. Nothing was saved: leave this open and try again when you have signal.';

/**
 * Writes through the outbox: stored on this device first, then sent at once if the network is there. `onKept` is called when it is stored and
 * `pendingWrites` has it. Rejects with an `ApiError` only when the write could neither be stored nor sent.
 */
export async function enqueue<Answer = unknown>(
  store: OutboxStore,
  write: NewWrite,
  onKept?: () => void,
): Promise<WriteOutcome<Answer>> {
  connectOutbox(store);
  const [outbox, userId] = [await pageOutbox(), outboxUser()];
  const kept = outbox && userId !== null ? await outbox.keep(userId, write).catch(() => null) : null;
  if (!outbox || !kept) return sendDirectly(store, write);
  await reloadView(outbox, userId);
  onKept?.();
  const outcome = await sendKept<Answer>(outbox, kept);
  if (outcome.state === 'kept') void askToStay();
  return outcome;
}

async function sendKept<Answer>(outbox: Outbox, kept: QueuedWrite): Promise<WriteOutcome<Answer>> {
  if (!navigator.onLine) return outcomeOf<Answer>(outbox, kept);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([wakeOutbox(), patience]);
  clearTimeout(timer);
  return outcomeOf<Answer>(outbox, kept);
}

/** A device that has become full since cannot note the outcome, but it still holds the write. */
const outcomeOf = <Answer>(outbox: Outbox, { id }: QueuedWrite): Promise<WriteOutcome<Answer>> =>
  outbox.outcomeOf<Answer>(id).catch(() => ({ state: 'kept' }));

/** Without a store of its own on this device the write goes straight to the server, and is never called saved when it is not. */
async function sendDirectly<Answer>(store: OutboxStore, write: NewWrite): Promise<WriteOutcome<Answer>> {
  if (write.request.url.includes('{id}')) throw nothingSaved();
  const id = crypto.randomUUID();
  const row: QueuedWrite = {
    ...write,
    id,
    key: id,
    seq: 0,
    userId: outboxUser() ?? 0,
    createdAt: stampNow().at,
    state: 'waiting',
    attempts: 0,
    isKept: false,
    error: null,
    theirs: null,
    isMerged: false,
    version: null,
  };
  const reply = await sendWrite(row, write.request.url);
  if (reply.state === 'accepted') {
    store.dispatch(api.util.invalidateTags([...write.tags]));
    announceIfTimeEntry(write.operation, reply.answer);
    return { state: 'sent', answer: reply.answer as Answer };
  }
  if (reply.state === 'refused' || reply.state === 'conflict') return { state: 'refused', error: reply.error, theirs: null };
  throw reply.state === 'unanswered' && reply.error.status > 0 ? reply.error : nothingSaved();
}

const nothingSaved = (): ApiError => ({ ...noAnswer(), message: NOTHING_SAVED, detail: NOTHING_SAVED });
