import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { AuditRow } from './audit-row.entity';

type Content = Omit<AuditRow, 'id' | 'hash'>;

/** The first row of a chain follows on nothing. */
export const NO_HASH = '';

/** Binds a row to the one before it: neither can be changed, moved or taken out without all that follow. */
export function hashOf(
  before: string,
  { chain, seq, at, userId, actor, network, requestId, action, kind, subjectId, changes }: Content,
) {
  const said = [before, chain, seq, at.toISOString(), userId, actor, network, requestId, action, kind, subjectId, changes];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/**
 * Adds a row at the end of its chain, in the transaction of the change. Drawing the number holds the chain until the commit, so that rows
 * follow one another also when many are written at once. It is the last thing that a transaction locks.
 */
export async function addToChain(manager: EntityManager, content: Omit<Content, 'seq'>): Promise<void> {
  const seq = await drawNumber(manager, content.chain);
  const last = seq === 1 ? null : await manager.getRepository(AuditRow).findOneBy({ chain: content.chain, seq: seq - 1 });
  const row = { ...content, seq };
  await manager.getRepository(AuditRow).insert({ ...row, hash: hashOf(last?.hash ?? NO_HASH, row) });
}

async function drawNumber(manager: EntityManager, chain: number): Promise<number> {
  if (manager.dataSource.options.type === 'mysql') {
    const { insertId } = await manager.query<{ insertId: number }>(
      'INSERT INTO audit_chains (chain, seq) VALUES (?, LAST_INSERT_ID(1)) ON DUPLICATE KEY UPDATE seq = LAST_INSERT_ID(seq + 1)',
      [chain],
    );
    return Number(insertId);
  }
  const [row] = await manager.query<{ seq: number }[]>(
    'INSERT INTO audit_chains (chain, seq) VALUES (?, 1) ON CONFLICT (chain) DO UPDATE SET seq = seq + 1 RETURNING seq',
    [chain],
  );
  if (!row) throw new Error('The audit gave no number');
  return Number(row.seq);
}
