import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupRefused } from './backup-refused';
import { ByteReader, seal, unseal } from './sealed';

/** One value of a row: numbers, text, and instants as `2026-03-02 20:00:00.000`. */
export type Cell = string | number | null;

export interface BackupStart {
  format: 1;
  madeAt: string;
  /** Names of the migrations that its tables have been through, in order. */
  migrations: string[];
  /** Where it was made: sqlite or mysql. */
  database: string;
}

export interface TableSum {
  rows: number;
  /** Of all rows, whatever their order. */
  digest: string;
}

export interface BackupEnd {
  tables: Record<string, TableSum>;
  files: number;
  fileBytes: number;
  /** Files that rows name and the store does not have any more. */
  missing: number;
}

/** What a backup consists of, in this order: start, tables with their rows, files with their content, end. */
export type BackupRecord =
  | { type: 'start'; start: BackupStart }
  | { type: 'table'; name: string; columns: string[] }
  | { type: 'rows'; rows: Cell[][] }
  | { type: 'file'; key: string }
  | { type: 'data'; data: Buffer }
  | { type: 'file-end'; sha256: string }
  | { type: 'end'; end: BackupEnd };

const DATA = 'D'.charCodeAt(0);
const JSON_RECORD = 'J'.charCodeAt(0);
const LARGEST = 64 * 1024 * 1024;

/** The file: records, each a mark, a length and its content, compressed and sealed. */
export const packBackup = (records: AsyncIterable<BackupRecord>, key: string): AsyncGenerator<Buffer> => {
  const zipped = Readable.from(framed(records)).on('error', (error) => zip.destroy(error));
  const zip = createGzip({ level: 6 });
  return seal(zipped.pipe(zip), key);
};

async function* framed(records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
  for await (const record of records) {
    const content = record.type === 'data' ? record.data : Buffer.from(JSON.stringify(record));
    const head = Buffer.alloc(5);
    head[0] = record.type === 'data' ? DATA : JSON_RECORD;
    head.writeUInt32BE(content.length, 1);
    yield Buffer.concat([head, content]);
  }
}

/** Throws `BackupRefused` where the file is not whole. */
export async function* unpackBackup(file: AsyncIterable<Uint8Array>, key: string): AsyncGenerator<BackupRecord> {
  const opened = Readable.from(unseal(file, key)).on('error', (error) => unzip.destroy(error));
  const unzip = createGunzip();
  const source = new ByteReader(opened.pipe(unzip));
  try {
    let last: BackupRecord['type'] | null = null;
    while (!(await source.isAtEnd())) {
      const record = await nextRecord(source);
      if (last === null && record.type !== 'start') throw new BackupRefused('damaged');
      last = record.type;
      yield record;
    }
    if (last !== 'end') throw new BackupRefused('damaged');
  } catch (error) {
    throw isUnzipFault(error) ? new BackupRefused('damaged') : error;
  }
}

async function nextRecord(source: ByteReader): Promise<BackupRecord> {
  const head = await source.take(5);
  const length = head?.readUInt32BE(1) ?? LARGEST + 1;
  if (length > LARGEST) throw new BackupRefused('damaged');
  const content = await source.take(length);
  if (!head || !content) throw new BackupRefused('damaged');
  return head[0] === DATA ? { type: 'data', data: content } : (JSON.parse(content.toString()) as BackupRecord);
}

const isUnzipFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
