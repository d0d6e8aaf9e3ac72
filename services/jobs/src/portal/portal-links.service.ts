import { createHash, randomBytes } from 'node:crypto';
import {
  type CreatePortalLink,
  ErrorCode,
  type PortalLink,
  type PortalLinkListQuery,
  type PortalLinkPage,
  type PortalViewPage,
} from '@dwang/contracts';
import { Conflict, Database, Invalid, type ListOrder, NotFound, type Scope, seek, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { ClientRow } from '../clients/client.entity';
import { PortalLinkRow } from './portal-link.entity';
import { PortalViewRow } from './portal-view.entity';

type Query = z.output<typeof PortalLinkListQuery>;

const DAY_MS = 86_400_000;
const NEWEST: ListOrder = {
  name: '-createdAt',
  column: 'link.createdAt',
  idColumn: 'link.id',
  direction: 'DESC',
  kind: 'instant',
};
const LATEST: ListOrder = {
  name: '-viewedAt',
  column: 'view.viewedAt',
  idColumn: 'view.id',
  direction: 'DESC',
  kind: 'instant',
};

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The links that a company has given to its clients: made, renewed, revoked, and by whom they were opened. */
@Injectable()
export class PortalLinks {
  constructor(private readonly db: Database) {}

  async list(scope: Scope, query: Query): Promise<PortalLinkPage> {
    const now = new Date(Date.now());
    const matching = () => {
      const rows = this.db
        .repo(PortalLinkRow)
        .createQueryBuilder('link')
        .where('link.companyId = :companyId', { companyId: scope.companyId });
      return query.clientId ? rows.andWhere('link.clientId = :clientId', { clientId: query.clientId }) : rows;
    };
    const open = matching().andWhere('link.revokedAt IS NULL').andWhere('link.expiresAt > :now', { now });
    const rows = await seek(matching(), NEWEST, query).getMany();
    const totals = { count: await matching().getCount(), open: await open.getCount() };
    const page = toPage(rows, query.limit, NEWEST, ({ createdAt, id }) => [createdAt, id]);
    const names = await this.namesOf(scope, page.items);
    return { ...page, items: page.items.map((row) => view(row, names.get(row.clientId), now)), totals };
  }

  /** The answer is the only place where the address ever stands. */
  async create(scope: Scope, { days, ...input }: z.output<typeof CreatePortalLink>): Promise<PortalLink> {
    const { companyId, userId } = scope;
    const client = await this.db.repo(ClientRow).findOneBy({ id: input.clientId, companyId });
    if (!client) throw new Invalid('clientId', 'No such client');
    const token = randomBytes(32).toString('base64url');
    const now = new Date(Date.now());
    const stamps = { createdAt: now, expiresAt: inDays(now, days), revokedAt: null, views: 0, lastViewedAt: null };
    const { identifiers } = await this.db
      .repo(PortalLinkRow)
      .insert({ ...input, ...stamps, companyId, userId, tokenHash: hashOfToken(token) });
    const row = await this.find(scope, Number(identifiers[0]?.id));
    return { ...view(row, client.name, now), path: `/portal/${token}` };
  }

  renew(scope: Scope, id: number, days: number): Promise<PortalLink> {
    return this.db.tx(async () => {
      const now = new Date(Date.now());
      const row = await this.find(scope, id);
      if (row.revokedAt) throw new Conflict(ErrorCode.portalLinkRevoked, 'This link was revoked. Please make a new one.');
      await this.db.repo(PortalLinkRow).update({ id, companyId: scope.companyId }, { expiresAt: inDays(now, days) });
      return this.get(scope, id, now);
    });
  }

  /** For good. Repeating it changes nothing. */
  revoke(scope: Scope, id: number): Promise<PortalLink> {
    return this.db.tx(async () => {
      const now = new Date(Date.now());
      const row = await this.find(scope, id);
      if (!row.revokedAt) await this.db.repo(PortalLinkRow).update({ id, companyId: scope.companyId }, { revokedAt: now });
      return this.get(scope, id, now);
    });
  }

  async views(scope: Scope, linkId: number, query: { limit: number; cursor?: string | undefined }): Promise<PortalViewPage> {
    await this.find(scope, linkId);
    const rows = () =>
      this.db
        .repo(PortalViewRow)
        .createQueryBuilder('view')
        .where('view.companyId = :companyId AND view.linkId = :linkId', { companyId: scope.companyId, linkId });
    const found = await seek(rows(), LATEST, query).getMany();
    const page = toPage(found, query.limit, LATEST, ({ viewedAt, id }) => [viewedAt, id]);
    const items = page.items.map(({ id, viewedAt, network, device }) => ({
      id,
      viewedAt: viewedAt.toISOString(),
      network,
      device,
    }));
    return { items, nextCursor: page.nextCursor, totals: { count: await rows().getCount() } };
  }

  private async get(scope: Scope, id: number, now: Date): Promise<PortalLink> {
    const row = await this.find(scope, id);
    return view(row, (await this.namesOf(scope, [row])).get(row.clientId), now);
  }

  private async find({ companyId }: Scope, id: number): Promise<PortalLinkRow> {
    const row = await this.db.repo(PortalLinkRow).findOneBy({ id, companyId });
    if (!row) throw new NotFound('No such link');
    return row;
  }

  private async namesOf({ companyId }: Scope, rows: readonly PortalLinkRow[]): Promise<Map<number, string>> {
    const ids = [...new Set(rows.map(({ clientId }) => clientId))];
    const clients = await this.db.repo(ClientRow).findBy({ companyId, id: In(ids) });
    return new Map(clients.map(({ id, name }) => [id, name]));
  }
}

const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

const stateOf = ({ revokedAt, expiresAt }: PortalLinkRow, now: Date): PortalLink['state'] => {
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
};

const view = (row: PortalLinkRow, clientName = '', now: Date): PortalLink => ({
  id: row.id,
  clientId: row.clientId,
  clientName,
  label: row.label,
  showPhotos: row.showPhotos,
  state: stateOf(row, now),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  views: row.views,
  lastViewedAt: row.lastViewedAt?.toISOString() ?? null,
  path: null,
});
