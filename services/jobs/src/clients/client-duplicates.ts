import type { ClientDuplicates as Answer, Client } from '@dwang/contracts';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ClientRow } from './client.entity';
import { type RawClient, toClient } from './client.view';
import { ClientsRepository } from './clients.repository';

const KEYS = { name: 'sortName', email: 'emailKey', phone: 'phoneKey' } as const;
type AlikeBy = keyof typeof KEYS;
/** Values of one key that are looked into at once. */
const MOST_VALUES = 100;

interface Group {
  alikeBy: Set<AlikeBy>;
  ids: Set<number>;
}

/** Clients that may be one and the same: of one name but for case and macrons, of one e-mail address, or of one phone number. */
@Injectable()
export class ClientDuplicates {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientsRepository,
  ) {}

  /** The archived are left out. The first of a group is the oldest. */
  async find(scope: Scope): Promise<Answer> {
    const groups: Group[] = [];
    for (const by of Object.keys(KEYS) as AlikeBy[]) {
      for (const ids of await this.alike(scope, by)) join(groups, by, ids);
    }
    const rows = await this.clients.some(
      scope,
      groups.flatMap(({ ids }) => [...ids]),
    );
    const items = groups.map(({ alikeBy, ids }) => ({ alikeBy: [...alikeBy], clients: clientsOf(rows, ids) }));
    return { items, nextCursor: null, totals: { count: items.length } };
  }

  private async alike(scope: Scope, by: AlikeBy): Promise<number[][]> {
    const column = KEYS[by];
    const found = () =>
      this.db
        .repo(ClientRow)
        .createQueryBuilder('client')
        .where('client.companyId = :companyId', { companyId: scope.companyId })
        .andWhere('client.archivedAt IS NULL');
    const values = await found()
      .select(`client.${column}`, 'value')
      .andWhere(`client.${column} <> ''`)
      .groupBy(`client.${column}`)
      .having('COUNT(*) > 1')
      .orderBy(`client.${column}`)
      .limit(MOST_VALUES)
      .getRawMany<{ value: string }>();
    if (values.length === 0) return [];
    const rows = await found()
      .andWhere(`client.${column} IN (:...values)`, { values: values.map(({ value }) => value) })
      .getMany();
    return values.map(({ value }) => rows.filter((row) => row[column] === value).map(({ id }) => id));
  }
}

/** Puts clients that are alike with those to whom one of them was alike before. */
function join(groups: Group[], by: AlikeBy, ids: readonly number[]): void {
  const touched = groups.filter((group) => ids.some((id) => group.ids.has(id)));
  const joined: Group = {
    alikeBy: new Set([...touched.flatMap(({ alikeBy }) => [...alikeBy]), by]),
    ids: new Set([...touched.flatMap((group) => [...group.ids]), ...ids]),
  };
  const rest = groups.filter((group) => !touched.includes(group));
  groups.splice(0, groups.length, ...rest, joined);
}

const clientsOf = (rows: readonly RawClient[], ids: ReadonlySet<number>): Client[] =>
  rows
    .filter(({ id }) => ids.has(id))
    .map(toClient)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id);
