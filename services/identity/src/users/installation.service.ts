import { Database, ENV, type Env } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Company } from '../companies/company.entity';
import { nameKey } from './name-key';
import { User } from './user.entity';

/** Public face for what concerns the whole installation: who runs it, and since when it has had users. */
@Injectable()
export class Installation {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The platform administrator and where they are told things; null before there is one. */
  async administrator(): Promise<{ userId: number; companyId: number; timeZone: string } | null> {
    const user = await this.db.repo(User).findOneBy({ usernameKey: nameKey(this.env.ADMIN_USERNAME) });
    const company = user && (await this.db.repo(Company).findOneBy({ id: user.companyId }));
    return user && company ? { userId: user.id, companyId: company.id, timeZone: company.timeZone } : null;
  }

  /** When the first account was made; null while there is none. */
  async since(): Promise<Date | null> {
    const [first] = await this.db.repo(User).find({ order: { id: 'ASC' }, take: 1 });
    return first?.createdAt ?? null;
  }
}
