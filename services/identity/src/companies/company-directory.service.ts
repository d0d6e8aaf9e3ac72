import type { Role } from '@dwang/contracts';
import { Database } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { User } from '../users/user.entity';
import { Company } from './company.entity';

export interface CompanyFacts {
  id: number;
  timeZone: string;
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

  /** Those who may sign in. */
  members(companyId: number): Promise<Member[]> {
    return this.db.repo(User).find({ select: { id: true, role: true }, where: { companyId, status: 'active' } });
  }
}
