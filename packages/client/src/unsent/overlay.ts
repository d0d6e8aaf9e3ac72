import type { QueuedWrite } from '../outbox/queued-write';

/** `kept` on this device only; `attention`: the server has refused it. Absent when the server has the row as shown. */
export type SyncState = 'kept' | 'attention';

export type Synced<Row> = Row & { sync?: SyncState | undefined };

interface OverlaidRow {
  uid: string;
  version?: number;
}

/**
 * The server's rows with the writes that it does not have yet laid over them, matched by `uid`: new rows first, changed rows as the person
 * left them, deleted rows gone (a refused delete shows its row again).
 */
export function overlay<Row extends OverlaidRow>(items: readonly Row[], pending: readonly QueuedWrite<Row>[]): Synced<Row>[] {
  const rows = new Map<string, Synced<Row>>(items.map((row) => [row.uid, { ...row }]));
  const made: string[] = [];
  for (const write of pending) {
    const row = rows.get(write.uid);
    if (write.operation === 'delete') applyDelete(rows, write, row);
    else if (write.operation === 'create' && !row) {
      if (write.preview) rows.set(write.uid, marked(write.preview, write));
      made.unshift(write.uid);
    } else if (row) rows.set(write.uid, marked(shown(row, write), write, row.sync));
  }
  const isNew = new Set(made);
  const fresh = made.flatMap((uid) => rows.get(uid) ?? []);
  return [...fresh, ...[...rows.values()].filter(({ uid }) => !isNew.has(uid))];
}

function applyDelete<Row extends OverlaidRow>(rows: Map<string, Synced<Row>>, write: QueuedWrite<Row>, row?: Synced<Row>): void {
  if (write.state !== 'refused') rows.delete(write.uid);
  else if (row) rows.set(write.uid, { ...row, sync: 'attention' });
}

/** A write that the server has taken gives way to a list that was read after it. */
function shown<Row extends OverlaidRow>(row: Row, { state, operation, preview }: QueuedWrite<Row>): Row {
  if (!preview || operation === 'create') return row;
  const isRead = state === 'sent' && (row.version ?? 0) >= (preview.version ?? Number.POSITIVE_INFINITY);
  return isRead ? row : { ...row, ...preview };
}

function marked<Row>(row: Row, { state, isKept, attempts }: QueuedWrite<Row>, before?: SyncState): Synced<Row> {
  if (state === 'refused' || before === 'attention') return { ...row, sync: 'attention' };
  const waits = state === 'waiting' && (isKept || attempts > 0);
  return { ...row, sync: waits || before === 'kept' ? 'kept' : undefined };
}
