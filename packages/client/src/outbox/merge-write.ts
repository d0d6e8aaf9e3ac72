import { mergeChange } from '@dwang/domain';
import type { ApiError } from '../api-error';
import type { OutboxDatabase } from './database';
import { MERGE_RULES } from './merge-rules';
import type { QueuedWrite } from './queued-write';
import { settleRefused } from './settle';

/**
 * Another device was first: joins both changes and stores the joined edit under a new key, before it is sent; or leaves the write to the
 * person, with both versions. Returns the write to send, or null.
 */
export async function mergeWrite(
  db: OutboxDatabase,
  write: QueuedWrite,
  theirs: Record<string, unknown>,
  error: ApiError,
): Promise<QueuedWrite | null> {
  const { version: _, ...mine } = (write.request.body ?? {}) as Record<string, unknown>;
  const merge = mergeChange(write.base ?? {}, mine, theirs, MERGE_RULES[write.kind]);
  if (merge.state === 'clash') {
    await settleRefused(db, write, error, theirs);
    return null;
  }
  const change = {
    key: crypto.randomUUID(),
    request: { ...write.request, body: merge.fields },
    base: theirs,
    version: typeof theirs.version === 'number' ? theirs.version : null,
    isMerged: true,
    attempts: write.attempts + 1,
  };
  await db.writes.update(write.seq, change);
  return { ...write, ...change };
}
