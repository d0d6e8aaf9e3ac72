import type { ApiError } from '../api-error';
import type { ApiTag } from '../tags';

/** What can be written without a network. */
export type OutboxKind =
  | 'timer'
  | 'time-entry'
  | 'time-cell'
  | 'note'
  | 'photo'
  | 'file'
  | 'task'
  | 'measurement'
  | 'tool-result'
  | 'layout'
  | 'preferences';

/** How the browser shows a write that the server does not have yet: a new row, a changed one, or one that is gone. */
export type OutboxOperation = 'create' | 'update' | 'delete';

/** What a screen hands to the outbox. */
export interface NewWrite<Row = unknown> {
  kind: OutboxKind;
  operation: OutboxOperation;
  /** The row's uid, made by the browser. Writes on one row keep their order, and wait behind one of it that was refused. */
  uid: string;
  /** In the words of the person: `Time entry, 2:00 on Smith deck`. Shown in the list of unsent work. */
  label: string;
  request: {
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** Below `/api`. `{id}` stands for the row's number where the row may itself still wait to be created. */
    url: string;
    body?: unknown;
    /** A file instead of a body, sent as it is under its own content type. */
    file?: Blob;
  };
  /** The row as lists should show it until the server has answered; null for a delete. */
  preview: Row | null;
  /**
   * For an edit: the row as the person saw it (the whole row, or at least the changed fields), so that another device's change is noticed
   * and merged. Its `version` is sent along unless the body names one.
   */
  base?: Record<string, unknown>;
  /** What is read again once it is sent. */
  tags: readonly ApiTag[];
}

/** A write as it stands in the browser's database. */
export interface QueuedWrite<Row = unknown> extends NewWrite<Row> {
  /** Names the write on this device. */
  id: string;
  /** The Idempotency-Key: the id, until the write is changed by hand or merged, which makes it another request. */
  key: string;
  /** The order on this device. */
  seq: number;
  /** Whose it is: never shown to, nor sent under the session of, anybody else. 0 when nobody is known, in rows of an older app. */
  userId: number;
  createdAt: string;
  /**
   * `waiting` for the network; `refused` by the server: then `error` says why and it needs the person's attention; `sent` when the server
   * has it and the lists are just being read again.
   */
  state: 'waiting' | 'refused' | 'sent';
  attempts: number;
  /** True once the person was told that it is kept on this device: its form no longer waits. */
  isKept: boolean;
  error: ApiError | null;
  /** What the server has now, when another device changed the row meanwhile. */
  theirs: Record<string, unknown> | null;
  /** True when it was joined with another device's change, so that what it sends is no longer only what was typed here. */
  isMerged: boolean;
  /** The row's version that an earlier write of this device has made; it goes before the one that the form saw. */
  version: number | null;
}

/**
 * How a write ended as far as the person at the screen is concerned: `sent` with the server's answer; `kept` on this device until the
 * network is back; `refused` by the server while the form is still open (then it is not kept: the form has the text).
 */
export type WriteOutcome<Answer = unknown> =
  | { state: 'sent'; answer: Answer }
  | { state: 'kept' }
  | { state: 'refused'; error: ApiError; theirs: Record<string, unknown> | null };
