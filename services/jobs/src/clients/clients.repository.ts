import type { ClientListQuery } from '@dwang/contracts';
import { Database, type Scope, seek, whereWords } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { ClientRow } from './client.entity';
import type { RawClient } from './client.view';
import { clientSort } from './client-sorts';

export type ClientQuery = z.output<typeof ClientListQuery>;
export type ClientFilters = Pick<ClientQuery, 'q' | 'archived' | 'hasOutstanding' | 'hasEmail'>;
type Clients = SelectQueryBuilder<ClientRow>;

const FIELDS = [
  'id',
  'uid',
  'userId',
  'name',
  'contact',
  'contactRole',
  'email',
  'phone',
  'address',
  'nzbn',
  'tradingName',
  'website',
  'country',
  'peppolId',
  'paymentTerms',
  'notes',
  'sortName',
];
const MORE_FIELDS = [
  'emailKey',
  'phoneKey',
  'outstandingCents',
  'activeJobs',
  'takesLetters',
  'archivedAt',
  'createdAt',
  'version',
];

/** The reading side of clients, always within one company. */
@Injectable()
export class ClientsRepository {
  constructor(private readonly db: Database) {}

  /** In a search the numbers of the page first, then its rows: what is sorted is narrow. */
  async page(scope: Scope, query: ClientQuery): Promise<RawClient[]> {
    const { order } = clientSort(query.sort);
    if (!query.q) return seek(this.shown(this.matching(scope, query)), order, query).getRawMany<RawClient>();
    const found = this.matching(scope, query).select('client.id', 'id');
    const ids = (await seek(found, order, query).getRawMany<{ id: number }>()).map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = this.shown(this.ofCompany(scope)).andWhere('client.id IN (:...ids)', { ids });
    return seek(rows, order, { limit: query.limit }).getRawMany<RawClient>();
  }

  /** Over all that match. */
  async totals(scope: Scope, filters: ClientFilters): Promise<{ count: number; activeJobs: number; outstandingCents: number }> {
    const sums = await this.matching(scope, filters)
      .select('COUNT(*)', 'amount')
      .addSelect('SUM(client.activeJobs)', 'jobs')
      .addSelect('SUM(client.outstandingCents)', 'cents')
      .getRawOne<Record<'amount' | 'cents' | 'jobs', number | string | null>>();
    return {
      count: Number(sums?.amount ?? 0),
      activeJobs: Number(sums?.jobs ?? 0),
      outstandingCents: Number(sums?.cents ?? 0),
    };
  }

  async one(scope: Scope, id: number): Promise<RawClient | null> {
    const [row] = await this.some(scope, [id]);
    return row ?? null;
  }

  /** Archived ones too. */
  some(scope: Scope, ids: readonly number[]): Promise<RawClient[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.shown(this.ofCompany(scope)).andWhere('client.id IN (:...ids)', { ids }).getRawMany<RawClient>();
  }

  matching(scope: Scope, { q, archived = false, hasOutstanding, hasEmail }: ClientFilters): Clients {
    const query = this.ofCompany(scope).andWhere(`client.archivedAt IS ${archived ? 'NOT NULL' : 'NULL'}`);
    if (hasOutstanding !== undefined) query.andWhere(`client.outstandingCents ${hasOutstanding ? '> 0' : '<= 0'}`);
    if (hasEmail !== undefined) query.andWhere(`client.email ${hasEmail ? '<>' : '='} ''`);
    whereWords(query, q, (holding) => holding('clients'));
    return query;
  }

  private ofCompany({ companyId }: Scope): Clients {
    return this.db.repo(ClientRow).createQueryBuilder('client').where('client.companyId = :companyId', { companyId });
  }

  /** Names the columns of the view. */
  private shown(query: Clients): Clients {
    query.select([]);
    for (const field of [...FIELDS, ...MORE_FIELDS]) query.addSelect(`client.${field}`, field);
    return query;
  }
}
