import { createHash, randomBytes } from 'node:crypto';
import type { EstimateLink, EstimateLinkPage, SharedEstimate } from '@dwang/contracts';
import { Database, type ListOrder, NotFound, type Scope, seek, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { EstimateLinkRow } from './estimate-link.entity';
import { EstimateReader } from './estimate-reader';

const DAY_MS = 86_400_000;
const NEWEST: ListOrder = {
  name: '-createdAt',
  column: 'link.createdAt',
  idColumn: 'link.id',
  direction: 'DESC',
  kind: 'instant',
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Links by which somebody without an account reads an estimate: made, revoked and followed. */
@Injectable()
export class EstimateLinks {
  constructor(
    private readonly db: Database,
    private readonly estimates: EstimateReader,
  ) {}

  async list(scope: Scope, estimateId: number, query: { limit: number; cursor?: string | undefined }): Promise<EstimateLinkPage> {
    await this.estimates.row(scope, estimateId);
    const rows = this.db.repo(EstimateLinkRow).createQueryBuilder('link').where({ companyId: scope.companyId, estimateId });
    const count = await rows.getCount();
    const page = toPage(await seek(rows, NEWEST, query).getMany(), query.limit, NEWEST, (row) => [row.createdAt, row.id]);
    return { items: page.items.map((row) => view(row)), nextCursor: page.nextCursor, totals: { count } };
  }

  /** The answer is the only place where the address ever stands. */
  async create(scope: Scope, estimateId: number, days: number): Promise<EstimateLink> {
    const { companyId, userId } = scope;
    await this.estimates.row(scope, estimateId);
    const token = randomBytes(32).toString('base64url');
    const now = Date.now();
    const stamps = { createdAt: new Date(now), expiresAt: new Date(now + days * DAY_MS), revokedAt: null };
    const row = { ...stamps, companyId, userId, estimateId, tokenHash: hashOf(token) };
    const { identifiers } = await this.db.repo(EstimateLinkRow).insert(row);
    return view({ ...row, id: Number(identifiers[0]?.id) }, `/shared-estimate/${token}`);
  }

  /** For good. Repeating it changes nothing. */
  async revoke({ companyId }: Scope, id: number): Promise<EstimateLink> {
    const row = await this.db.repo(EstimateLinkRow).findOneBy({ id, companyId });
    if (!row) throw new NotFound('No such link');
    if (row.revokedAt) return view(row);
    const revokedAt = new Date(Date.now());
    await this.db.repo(EstimateLinkRow).update({ id, companyId }, { revokedAt });
    return view({ ...row, revokedAt });
  }

  /** Throws `NotFound`, the same whatever the reason: nobody learns which links there were. */
  async open(token: string): Promise<SharedEstimate> {
    const living = { tokenHash: hashOf(token), revokedAt: IsNull(), expiresAt: MoreThan(new Date(Date.now())) };
    const link = await this.db.repo(EstimateLinkRow).findOneBy(living);
    const dead = new NotFound('This link does not work any more. Please ask for a new one.');
    if (!link) throw dead;
    return this.estimates.shared(link, link.estimateId).catch((error: unknown) => {
      throw error instanceof NotFound ? dead : error;
    });
  }
}

const stateOf = ({ revokedAt, expiresAt }: EstimateLinkRow): EstimateLink['state'] => {
  if (revokedAt) return 'revoked';
  return expiresAt.getTime() <= Date.now() ? 'expired' : 'open';
};

const view = (row: EstimateLinkRow, path: string | null = null): EstimateLink => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  state: stateOf(row),
  path,
});
