import type { ApiTag, NewWrite, OutboxKind } from '@dwang/client';

interface JobRow {
  id: number;
  uid: string;
  projectId: number;
}

interface RowKind {
  kind: OutboxKind;
  /** Below the project: `notes`. */
  path: string;
  /** What a person calls one: `Note`. */
  noun: string;
  tag: ApiTag;
}

/** The writes of rows that hang on a job, for the outbox. `about` says in a few words which row it is. */
export function rowWrites<Row extends JobRow>({ kind, path, noun, tag }: RowKind, about: (row: Row) => string) {
  const listOf = ({ projectId }: Row): string => `/projects/${projectId}/${path}`;
  /** A row that waits to be created is named by the outbox once it has its number. */
  const addressOf = (row: Row): string => `${listOf(row)}/${row.id || '{id}'}`;
  const common = (row: Row) => ({ kind, uid: row.uid, tags: [tag, 'Activity' as const] });
  return {
    addressOf,
    create: (row: Row, body: object): NewWrite<Row> => ({
      ...common(row),
      operation: 'create',
      label: `${noun}: ${about(row)}`,
      request: { method: 'POST', url: listOf(row), body: { uid: row.uid, ...body } },
      preview: row,
    }),
    update: (row: Row, change: Partial<Row>): NewWrite<Row> => ({
      ...common(row),
      operation: 'update',
      label: `Change of ${noun.toLowerCase()}: ${about(row)}`,
      request: { method: 'PATCH', url: addressOf(row), body: change },
      preview: { ...row, ...change },
      base: { ...row } as Record<string, unknown>,
    }),
    remove: (row: Row): NewWrite<Row> => ({
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
