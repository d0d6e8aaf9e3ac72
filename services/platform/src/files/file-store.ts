import type { Readable } from 'node:stream';

/** A file to be kept. `kind` names what it is (`photos`, `logos`) and becomes part of its key: lower-case letters and dashes. */
export interface NewFile {
  companyId: number;
  kind: string;
  contentType: string;
  content: Buffer | Readable;
}

export interface StoredFile {
  /** The name under which the store finds it; made by the store, never from what a user sent. */
  key: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

export interface OpenFile {
  stream: Readable;
  /** Bytes. */
  size: number;
}

/**
 * Where uploads are kept. A stored file never changes. Files stand outside the database's transactions: save before the row names the
 * key, and remove only after the row is gone for good (`Database.afterCommit`).
 */
export abstract class FileStore {
  /** The folder on this machine in which files are kept; null where they are kept elsewhere. */
  abstract readonly folder: string | null;

  /** Keeps the whole file or nothing. Throws 413 beyond `MAX_UPLOAD_MB`; a full disk answers 507. */
  abstract save(file: NewFile): Promise<StoredFile>;

  /** Throws `NotFound` when there is no such file. */
  abstract open(key: string): Promise<OpenFile>;

  /** Puts a file back under the key that it had, from a backup, or under one that was noted before (`newKey`). */
  abstract put(key: string, content: Readable): Promise<void>;

  /** Removing what is not there is no error. */
  abstract remove(key: string): Promise<void>;
}
