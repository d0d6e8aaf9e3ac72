/** Name of the outbox's database, of its channel of news and of the lock of its one sender. */
export const OUTBOX = 'dwang-outbox';
