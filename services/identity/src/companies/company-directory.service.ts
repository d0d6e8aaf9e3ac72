import type { Role } from '@dwang/contracts';
import { Database } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { User } from '../users/user.entity';
import { displayName } from '../users/users.service';
import { Company } from './company.entity';

export interface CompanyFacts {
  id: number;
  timeZone: string;
}

/** A member as colleagues see them. */
export interface Person {
  id: number;
  role: Role;
  name: string;
  profileImageUrl: string | null;
}

export interface Member {
  id: number;
  role: Role;
}

/** Public face for work that is done for every company in turn, without anybody asking for it. */
@Injectable()
export class CompanyDirectory {
  constructor(@Inject(Database) private readonly db: Database) {}

  /** The next companies after this id, by id; none when all were seen. */
  after(id: number, count = 100): Promise<CompanyFacts[]> {
    return this.db.repo(Company).find({
      select: { id: true, timeZone: true },
      where: { id: MoreThan(id) },
      order: { id: 'ASC' },
      take: count,
    });
  }

  /** What these companies are called, by id. */
  async names(ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const found = await this.db.repo(Company).find({ select: { id: true, name: true }, where: { id: In([...new Set(ids)]) } });
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  /** Those who may sign in, with what is shown of them, by name. */
  async people(companyId: number): Promise<Person[]> {
    const users = await this.db.repo(User).findBy({ companyId, status: 'active' });
    return users
      .map((user) => ({ id: user.id, role: user.role, name: displayName(user), profileImageUrl: user.profileImageUrl }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en-NZ'));
  }

  /** Those who may sign in. */
  members(companyId: number): Promise<Member[]> {
    return this.db.repo(User).find({ select: { id: true, role: true }, where: { companyId, status: 'active' } });
  }
}
