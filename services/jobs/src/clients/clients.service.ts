import { randomUUID } from 'node:crypto';
import { type Client, ClientPage, type CreateClient, ErrorCode, type UpdateClient } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import {
  Conflict,
  carriedTotals,
  Database,
  insertOnce,
  isStillReferenced,
  NotFound,
  readableViews,
  type Scope,
  toPage,
  totalsToCarry,
} from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ActivityLog } from '../activity/activity-log';
import { changesBetween } from '../activity/changes-between';
import { LastActivity } from '../projects/last-activity';
import { ProjectRow } from '../projects/project.entity';
import { guardVersion } from '../rows/guard-version';
import { ClientRow } from './client.entity';
import { type RawClient, toClient } from './client.view';
import { ClientParts } from './client-parts';
import { foldedFrom, newClientStamps } from './client-row';
import { clientSort } from './client-sorts';
import { type ClientQuery, ClientsRepository } from './clients.repository';

const CLIENT = { kind: 'client' } as const;

const toldOf = (row: ClientRow) => {
  const { name, contact, contactRole, email, phone, address, nzbn, tradingName, website, country, peppolId, notes } = row;
  const texts = { name, contact, contactRole, email, phone, address, nzbn, tradingName, website, country, peppolId, notes };
  return { ...texts, paymentTerms: row.paymentTerms, takesLetters: Boolean(row.takesLetters) };
};

/** Clients of the caller's company. A client of another company is "not found". */
@Injectable()
export class ClientsService {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientsRepository,
    private readonly parts: ClientParts,
    private readonly activity: ActivityLog,
    private readonly last: LastActivity,
  ) {}

  async list(scope: Scope, query: ClientQuery): Promise<ClientPage> {
    const { order, standsAt } = clientSort(query.sort);
    const [rows, totals] = await Promise.all([this.clients.page(scope, query), this.totals(scope, query)]);
    const place = (row: RawClient) => [standsAt(row), row.id] as const;
    const page = toPage(rows, query.limit, order, place, totalsToCarry(scope, query, totals));
    return { items: readableViews(page.items, toClient), nextCursor: page.nextCursor, totals };
  }

  private async totals(scope: Scope, query: ClientQuery): Promise<ClientPage['totals']> {
    const taken = carriedTotals(scope, query, ClientPage.shape.totals);
    if (taken) return taken;
    const { outstandingCents, ...counts } = await this.clients.totals(scope, query);
    return { ...counts, outstanding: centsToDecimal(outstandingCents) };
  }

  async get(scope: Scope, id: number): Promise<Client> {
    const raw = await this.clients.one(scope, id);
    if (!raw) throw new NotFound('No such client');
    return toClient(raw);
  }

  /** A repeated `uid` answers with the first client; with other content it is refused. */
  create(scope: Scope, input: z.output<typeof CreateClient>): Promise<Client> {
    return this.db.tx(async () => {
      const { companyId, userId } = scope;
      const { uid = randomUUID(), ...fields } = input;
      const row = { ...fields, ...foldedFrom(fields), ...newClientStamps(new Date(Date.now())), uid, companyId, userId };
      const client = await insertOnce(this.db, ClientRow, { companyId, uid }, row, fields);
      if (client.isNew) await this.activity.record(scope, { ...CLIENT, action: 'added', clientId: client.id, subject: row.name });
      return this.get(scope, client.id);
    });
  }

  update(scope: Scope, id: number, { version, archived, ...changes }: z.output<typeof UpdateClient>): Promise<Client> {
    return this.db.tx(async () => {
      const row = await this.locked(scope, id);
      guardVersion(row, version);
      const now = new Date(Date.now());
      const shelf = archived === undefined ? {} : { archivedAt: archived ? (row.archivedAt ?? now) : null };
      const next = { ...changes, ...foldedFrom({ ...row, ...changes }), ...shelf, updatedAt: now, version: row.version + 1 };
      await this.db.repo(ClientRow).update({ id, companyId: scope.companyId }, next);
      await this.tell(scope, row, { ...row, ...next });
      if (next.sortName !== row.sortName) await this.last.clientChanged(scope.companyId, id);
      return this.get(scope, id);
    });
  }

  /** Refused while projects or invoices name the client; invoices are guarded by the database's own foreign key. */
  remove(scope: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      const { name } = await this.locked(scope, id);
      const projects = await this.db.repo(ProjectRow).countBy({ companyId: scope.companyId, clientId: id });
      if (projects > 0) {
        const words = projects === 1 ? '1 job belongs' : `${projects} jobs belong`;
        throw new Conflict(ErrorCode.clientInUse, `${words} to ${name}. Archive it instead, or move the jobs first.`);
      }
      try {
        await this.parts.removeOf(scope, id);
        await this.activity.forget(scope, { clientId: id });
        await this.db.repo(ClientRow).delete({ id, companyId: scope.companyId });
      } catch (error) {
        if (!isStillReferenced(error)) throw error;
        throw new Conflict(
          ErrorCode.clientInUse,
          `${name} is named on invoices, which must keep their client. Archive it instead.`,
        );
      }
    });
  }

  /** Notes a change; putting away and bringing back are things of their own. */
  private async tell(scope: Scope, before: ClientRow, after: ClientRow): Promise<void> {
    const about = { ...CLIENT, clientId: before.id, subject: after.name };
    await this.activity.record(scope, { ...about, action: 'changed', changes: changesBetween(toldOf(before), toldOf(after)) });
    const wasAway = before.archivedAt !== null;
    if (wasAway === (after.archivedAt !== null)) return;
    await this.activity.record(scope, { ...about, action: wasAway ? 'restored' : 'archived' });
  }

  private async locked(scope: Scope, id: number): Promise<ClientRow> {
    const row = await this.db.findForUpdate(ClientRow, { id, companyId: scope.companyId });
    if (!row) throw new NotFound('No such client');
    return row;
  }
}
