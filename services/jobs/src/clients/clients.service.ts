import { randomUUID } from 'node:crypto';
import { type Client, type ClientPage, type CreateClient, ErrorCode, type UpdateClient } from '@dwang/contracts';
import {
  Conflict,
  Database,
  insertOnce,
  isStillReferenced,
  NotFound,
  readInstant,
  type Scope,
  searchText,
  toPage,
} from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ProjectRow } from '../projects/project.entity';
import { guardVersion } from '../rows/guard-version';
import { ClientRow } from './client.entity';
import { toClient } from './client.view';
import { type ClientQuery, ClientsRepository, clientOrder } from './clients.repository';

/** Clients of the caller's company. A client of another company is "not found". */
@Injectable()
export class ClientsService {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientsRepository,
  ) {}

  async list(scope: Scope, query: ClientQuery): Promise<ClientPage> {
    const order = clientOrder(query.sort);
    const [rows, count] = await Promise.all([this.clients.page(scope, query), this.clients.count(scope, query)]);
    const page = toPage(rows, query.limit, order, (row) => [
      order.kind === 'text' ? row.sortName : readInstant(row.createdAt),
      row.id,
    ]);
    return { items: page.items.map(toClient), nextCursor: page.nextCursor, totals: { count } };
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
      const now = new Date(Date.now());
      const row = { ...fields, ...foldedFrom(fields), uid, companyId, userId, createdAt: now, updatedAt: now, version: 1 };
      const client = await insertOnce(this.db, ClientRow, { companyId, uid }, row, fields);
      return this.get(scope, client.id);
    });
  }

  update(scope: Scope, id: number, { version, ...changes }: z.output<typeof UpdateClient>): Promise<Client> {
    return this.db.tx(async () => {
      const row = await this.locked(scope, id);
      guardVersion(row, version);
      const folded = foldedFrom({ ...row, ...changes });
      const next = { ...changes, ...folded, updatedAt: new Date(Date.now()), version: row.version + 1 };
      await this.db.repo(ClientRow).update({ id, companyId: scope.companyId }, next);
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
        throw new Conflict(ErrorCode.clientInUse, `${words} to ${name}. Move or delete them first.`);
      }
      try {
        await this.db.repo(ClientRow).delete({ id, companyId: scope.companyId });
      } catch (error) {
        if (!isStillReferenced(error)) throw error;
        throw new Conflict(ErrorCode.clientInUse, `${name} is named on invoices, which must keep their client.`);
      }
    });
  }

  private async locked(scope: Scope, id: number): Promise<ClientRow> {
    const row = await this.db.findForUpdate(ClientRow, { id, companyId: scope.companyId });
    if (!row) throw new NotFound('No such client');
    return row;
  }
}

const foldedFrom = ({ name, contact, email }: Pick<ClientRow, 'name' | 'contact' | 'email'>) => ({
  sortName: searchText([name], 400),
  searchText: searchText([name, contact, email]),
});
