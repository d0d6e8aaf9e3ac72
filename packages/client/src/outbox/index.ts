/**
 * The outbox: every write that may be made without a network is stored in this browser's IndexedDB first and then sent, from the page or
 * from the service worker, in order and exactly once. Free of React and of the store, so that the worker uses the same code.
 *
 * In a screen (all from `@dwang/client`):
 *
 *   const save = useOutbox();
 *   const outcome = await save<TimeEntry>({
 *     kind: 'time-entry', operation: 'create', uid, label: 'Time entry, 2:00 on Smith deck',
 *     request: { method: 'POST', url: '/time-entries', body },   // the body carries the uid
 *     preview: row,                                              // what lists show until the server has answered
 *     tags: ['TimeEntry', 'Project'],
 *   });
 *   if (outcome.state === 'refused') applyProblem(form, outcome.error);
 *   else if (outcome.state === 'kept') notify.info({ title: 'Time entry saved locally', … });
 *
 *   const rows = overlay(data?.items ?? [], usePending<TimeEntry>('time-entry'));   // each with `sync` for <SyncMark state={row.sync} />
 *
 * - Edits and deletes of a row that may itself still wait use `{id}` in the url: `/time-entries/{id}`. Rows of the server use their number.
 * - An edit gives `base`, the whole row as the person saw it. Its version goes along; when another device was first, notes and names are
 *   merged, hours and money are left to the person (/unsent).
 * - Forms pass a `uid` born with the draft (kit's `useOwnUid`): a second press of Save is the same row.
 * - In a command, outside React: `enqueue(store, write)`.
 * - A write stays until the server has taken it (2xx) or the person has discarded it. No answer, 5xx, 408 and 429 are tried again.
 */

export { moveWrite, saveWrite } from '../timer/timer-writes';
export type { News, OutboxNews } from './news';
export type { Drained } from './outbox';
export { Outbox, openOutbox } from './outbox';
export type { NewWrite, OutboxKind, OutboxOperation, QueuedWrite, WriteOutcome } from './queued-write';
