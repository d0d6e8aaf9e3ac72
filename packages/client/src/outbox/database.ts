import { Dexie, type EntityTable, type Table } from 'dexie';
import { OUTBOX } from './name';
import type { QueuedWrite } from './queued-write';

/** A row's number and version as the server told them, for later writes on a row that was made on this device. */
export interface LearntRow {
  userId: number;
  uid: string;
  id: number;
}

/** How a sent write ended, for the form that may still wait for it in another tab. */
export interface WriteEnd {
  id: string;
  at: number;
  answer: unknown;
}

/** `user`: who is signed in, for the worker; `lease`: who sends; `last-sync`; `imported`: old keys that were taken over. */
export interface MetaRow {
  name: string;
  value: unknown;
}

/** The browser's database of unsent work. Sign-out never touches it. */
export class OutboxDatabase extends Dexie {
  writes!: EntityTable<QueuedWrite, 'seq'>;
  rows!: Table<LearntRow, [number, string]>;
  ends!: Table<WriteEnd, string>;
  meta!: Table<MetaRow, string>;

  constructor(name = OUTBOX) {
    super(name);
    this.version(1).stores({
      writes: '++seq, &id, userId, [userId+seq], [userId+uid]',
      rows: '[userId+uid]',
      ends: 'id, at',
      meta: 'name',
    });
  }

  async read<Value>(name: string): Promise<Value | null> {
    return ((await this.meta.get(name))?.value as Value | undefined) ?? null;
  }

  async note(name: string, value: unknown): Promise<void> {
    await this.meta.put({ name, value });
  }
}
