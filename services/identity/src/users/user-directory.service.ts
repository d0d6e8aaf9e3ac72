import type { AdminUser, AdminUserListQuery, AdminUserPage } from '@dwang/contracts';
import { Database, ENV, type Env, type ListOrder, seek, toPage, whereContains } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In, Not, type SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { Company } from '../companies/company.entity';
import { nameKey } from './name-key';
import { User } from './user.entity';

export type DirectoryQuery = z.output<typeof AdminUserListQuery>;

/** By what users are sorted, with where a user stands in it. */
interface Sort extends Pick<ListOrder, 'column' | 'kind'> {
  placeOf: (user: User) => string | Date;
}
const SORTS: Record<'name' | 'lastActive' | 'createdAt', Sort> = {
  name: { column: 'user.searchText', kind: 'text', placeOf: ({ searchText }) => searchText },
  lastActive: {
    column: 'COALESCE(user.lastActiveAt, user.createdAt)',
    kind: 'instant',
    placeOf: ({ lastActiveAt, createdAt }) => lastActiveAt ?? createdAt,
  },
  createdAt: { column: 'user.createdAt', kind: 'instant', placeOf: ({ createdAt }) => createdAt },
};

/** Public face for the platform administrator: every user of every company; not those who left or closed their account. Callers must have checked that the asker is one. */
@Injectable()
export class UserDirectory {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async list(query: DirectoryQuery): Promise<AdminUserPage> {
    const name = query.sort ?? 'name';
    const { placeOf, ...by } = SORTS[name.replace('-', '') as keyof typeof SORTS];
    const order = { ...by, name, idColumn: 'user.id', direction: name.startsWith('-') ? ('DESC' as const) : ('ASC' as const) };
    const matching = this.matching(query);
    const count = await matching.getCount();
    const users = await seek(matching, order, query).getMany();
    const page = toPage(users, query.limit, order, (user) => [placeOf(user), user.id]);
    const companies = await this.companyNames(page.items);
    const items = page.items.map((user) => this.view(user, companies.get(user.companyId) ?? ''));
    return {
      items,
      nextCursor: page.nextCursor,
      totals: { count, all: await this.db.repo(User).countBy({ passwordHash: Not('') }) },
    };
  }

  /** Those of these users that there are, by id. */
  async byId(ids: readonly number[]): Promise<Map<number, AdminUser>> {
    if (ids.length === 0) return new Map();
    const users = await this.db.repo(User).findBy({ id: In([...new Set(ids)]) });
    const companies = await this.companyNames(users);
    return new Map(users.map((user) => [user.id, this.view(user, companies.get(user.companyId) ?? '')]));
  }

  /** An SQL query of the ids of those whose names, address or company are `like` a word, as `whereEachWord` hands it over. */
  holding(like: string): string {
    const people = this.db.repo(User).createQueryBuilder('person').select('person.id');
    return people.where(`person.searchText ${like}`).getQuery();
  }

  private matching(query: DirectoryQuery): SelectQueryBuilder<User> {
    const rows = this.db.repo(User).createQueryBuilder('user').where("user.passwordHash <> ''");
    const admin = { admin: nameKey(this.env.ADMIN_USERNAME) };
    if (query.status) rows.andWhere('user.status = :status', { status: query.status });
    if (query.role === 'admin') rows.andWhere('user.usernameKey = :admin', admin);
    if (query.role === 'user') rows.andWhere('user.usernameKey <> :admin', admin).andWhere("user.role <> 'contractor'");
    if (query.role === 'contractor') rows.andWhere('user.usernameKey <> :admin', admin).andWhere("user.role = 'contractor'");
    whereContains(rows, 'user.searchText', query.q);
    return rows;
  }

  private async companyNames(users: readonly User[]): Promise<Map<number, string>> {
    if (users.length === 0) return new Map();
    const ids = [...new Set(users.map((user) => user.companyId))];
    const companies = await this.db.repo(Company).createQueryBuilder('company').whereInIds(ids).getMany();
    return new Map(companies.map((company) => [company.id, company.name]));
  }

  private view(user: User, companyName: string): AdminUser {
    const role =
      user.usernameKey === nameKey(this.env.ADMIN_USERNAME) ? 'admin' : user.role === 'contractor' ? 'contractor' : 'user';
    return {
      id: user.id,
      username: user.username,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      fullName: `${user.firstName} ${user.lastName}`.trim() || user.username,
      companyName,
      role,
      status: user.status,
      lastActive: user.lastActiveAt?.toISOString() ?? null,
      createdAt: user.createdAt.toISOString(),
      profileImageUrl: user.profileImageUrl,
    };
  }
}
