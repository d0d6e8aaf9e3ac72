import type { DataSource } from 'typeorm';
import { MoreThan } from 'typeorm';
import { AuditChain } from './audit-chain.entity';
import { hashOf, NO_HASH } from './audit-chains';
import { AuditRow } from './audit-row.entity';

/** How a chain stands. `head` is the hash of its last row: kept elsewhere, it proves later that nothing before it was changed. */
export interface ChainReport {
  chain: number;
  rows: number;
  head: string;
  fault: { seq: number; what: 'changed' | 'missing' | 'added' } | null;
}

const BATCH = 500;

/** Works every chain out again and answers, for each, the first row that is not as it was written. */
export async function verifyAudit(dataSource: DataSource): Promise<ChainReport[]> {
  const heads = await dataSource.getRepository(AuditChain).find();
  const stored: { chain: string | number }[] = await dataSource
    .getRepository(AuditRow)
    .createQueryBuilder('row')
    .select('DISTINCT row.chain', 'chain')
    .getRawMany();
  const chains = new Set([...heads, ...stored].map(({ chain }) => Number(chain)));
  const reports: ChainReport[] = [];
  for (const chain of [...chains].sort((one, other) => one - other)) {
    const last = heads.find((head) => Number(head.chain) === chain)?.seq ?? 0;
    reports.push(await verifyChain(dataSource, chain, last));
  }
  return reports;
}

async function verifyChain(dataSource: DataSource, chain: number, last: number): Promise<ChainReport> {
  let head = NO_HASH;
  let seq = 0;
  const broken = (at: number, what: 'changed' | 'missing' | 'added'): ChainReport => ({
    ...{ chain, rows: seq, head },
    fault: { seq: at, what },
  });
  while (true) {
    const where = { chain, seq: MoreThan(seq) };
    const rows = await dataSource.getRepository(AuditRow).find({ where, order: { seq: 'ASC' }, take: BATCH });
    if (rows.length === 0) break;
    for (const row of rows) {
      if (row.seq !== seq + 1) return broken(seq + 1, 'missing');
      if (row.seq > last) return broken(row.seq, 'added');
      if (row.hash !== hashOf(head, row)) return broken(row.seq, 'changed');
      head = row.hash;
      seq = row.seq;
    }
  }
  return seq < last ? broken(seq + 1, 'missing') : { chain, rows: seq, head, fault: null };
}
