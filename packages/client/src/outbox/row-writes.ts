import type { ApiTag } from '../tags';
import type { NewWrite, OutboxKind } from './queued-write';

interface Row {
  id: number;
  uid: string;
}

interface RowKind<Kept extends Row> {
  kind: OutboxKind;
  /** What a person calls one: `Note`. */
  noun: string;
  tag: ApiTag;
  /** Where the row is listed, below `/api`: `/projects/7/notes`. */
  listOf: (row: Kept) => string;
  /** In a few words which row it is. */
  about: (row: Kept) => string;
}

/** The writes of rows of one kind, for the outbox. */
export function rowWrites<Kept extends Row>({ kind, noun, tag, listOf, about }: RowKind<Kept>) {
  /** A row that waits to be created is named by the outbox once it has its number. */
  const addressOf = (row: Kept): string => `${listOf(row)}/${row.id || '{id}'}`;
  const common = (row: Kept) => ({ kind, uid: row.uid, tags: [tag, 'Activity' as const] });
  return {
    addressOf,
    create: (row: Kept, body: object): NewWrite<Kept> => ({
      ...common(row),
      operation: 'create',
      label: `${noun}: ${about(row)}`,
      request: { method: 'POST', url: listOf(row), body: { uid: row.uid, ...body } },
      preview: row,
    }),
    update: (row: Kept, change: Partial<Kept>): NewWrite<Kept> => ({
      ...common(row),
      operation: 'update',
      label: `Change of ${noun.toLowerCase()}: ${about(row)}`,
      request: { method: 'PATCH', url: addressOf(row), body: change },
      preview: { ...row, ...change },
      base: { ...row } as Record<string, unknown>,
    }),
    remove: (row: Kept): NewWrite<Kept> => ({
      ...common(row),
      operation: 'delete',
      label: `Delete ${noun.toLowerCase()}: ${about(row)}`,
      request: { method: 'DELETE', url: addressOf(row) },
      preview: null,
      base: { ...row } as Record<string, unknown>,
    }),
  };
}

/** The first words of a text, for a label. */
export const firstWords = (text: string, max = 40): string => {
  const line = text.split('\n')[0]?.trim() ?? '';
  return line.length > max ? `${line.slice(0, max - 1).trimEnd()}…` : line;
};
