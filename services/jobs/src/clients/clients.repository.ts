import type { ClientListQuery } from '@dwang/contracts';
import { Database, type ListOrder, type Scope, seek, whereContains } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { ProjectRow } from '../projects/project.entity';
import { ClientRow } from './client.entity';
import type { RawClient } from './client.view';

export type ClientQuery = z.output<typeof ClientListQuery>;

const BY_NAME: ListOrder = { name: 'name', column: 'client.sortName', idColumn: 'client.id', direction: 'ASC', kind: 'text' };
const NEWEST: ListOrder = {
  name: '-createdAt',
  column: 'client.createdAt',
  idColumn: 'client.id',
  direction: 'DESC',
  kind: 'instant',
};

export const clientOrder = (sort: ClientQuery['sort']): ListOrder => (sort === '-createdAt' ? NEWEST : BY_NAME);

const FIELDS = [
  'id',
  'uid',
  'userId',
  'name',
  'contact',
  'email',
  'phone',
  'address',
  'notes',
  'sortName',
  'createdAt',
  'version',
];

/** The reading side of clients, always within one company. */
@Injectable()
export class ClientsRepository {
  constructor(private readonly db: Database) {}

  async page(scope: Scope, query: ClientQuery): Promise<RawClient[]> {
    const rows = this.withProjects(this.matching(scope, query.q));
    return seek(rows, clientOrder(query.sort), query).getRawMany<RawClient>();
  }

  count(scope: Scope, query: ClientQuery): Promise<number> {
    return this.matching(scope, query.q).getCount();
  }

  async one(scope: Scope, id: number): Promise<RawClient | null> {
    const row = await this.withProjects(this.matching(scope, undefined))
      .andWhere('client.id = :id', { id })
      .getRawOne<RawClient>();
    return row ?? null;
  }

  private matching(scope: Scope, q: string | undefined): SelectQueryBuilder<ClientRow> {
    const query = this.db
      .repo(ClientRow)
      .createQueryBuilder('client')
      .where('client.companyId = :companyId', { companyId: scope.companyId });
    whereContains(query, 'client.searchText', q);
    return query;
  }

  private withProjects(query: SelectQueryBuilder<ClientRow>): SelectQueryBuilder<ClientRow> {
    query.select([]);
    for (const field of FIELDS) query.addSelect(`client.${field}`, field);
    return query.addSelect(
      (count) =>
        count
          .select('COUNT(*)')
          .from(ProjectRow, 'project')
          .where('project.clientId = client.id')
          .andWhere("project.status = 'active'"),
      'activeProjects',
    );
  }
}
