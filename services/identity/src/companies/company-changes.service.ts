import type { CompanyMembers, Company as CompanyView, UpdateCompany } from '@dwang/contracts';
import { parseCents } from '@dwang/domain';
import { Database, NotFound, VersionConflict } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { SmallImages } from '../images/small-images.service';
import { User } from '../users/user.entity';
import { displayName, Users } from '../users/users.service';
import { Company } from './company.entity';
import { companyView } from './company.view';
import { writeNumbers } from './company-numbers';

/** What an owner may change about the company. Invoices already issued keep the details that they were issued with. */
@Injectable()
export class CompanyChanges {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Users) private readonly users: Users,
    @Inject(SmallImages) private readonly images: SmallImages,
  ) {}

  change(companyId: number, { version, ...typed }: UpdateCompany): Promise<CompanyView> {
    const { defaultRate, ...fields } = writeNumbers(typed);
    return this.db.tx(async () => {
      const company = await this.lock(companyId);
      if (version !== undefined && version !== company.version) throw new VersionConflict();
      const rate = defaultRate === undefined ? {} : { defaultRateCents: parseCents(String(defaultRate)) };
      const changed = await this.store(company, { ...fields, ...rate });
      if (changed.name !== company.name) await this.users.renameCompany(changed);
      return companyView(changed);
    });
  }

  /** Null takes the logo away. */
  changeLogo(companyId: number, content: Buffer | null): Promise<CompanyView> {
    return this.db.tx(async () => {
      const company = await this.lock(companyId);
      const logoKey = content && (await this.images.save(companyId, 'logos', content));
      this.images.forget(company.logoKey);
      return companyView(await this.store(company, { logoKey }));
    });
  }

  async members(companyId: number): Promise<CompanyMembers> {
    const rows = await this.db.repo(User).find({ where: { companyId, status: 'active' }, order: { usernameKey: 'ASC' } });
    const items = rows.map((user) => ({ id: user.id, name: displayName(user), role: user.role }));
    return { items, nextCursor: null, totals: { count: items.length } };
  }

  private async lock(id: number): Promise<Company> {
    const company = await this.db.findForUpdate(Company, { id });
    if (!company) throw new NotFound('Company not found');
    return company;
  }

  private async store(company: Company, change: Partial<Company>): Promise<Company> {
    const next = { ...change, version: company.version + 1 };
    await this.db.repo(Company).update({ id: company.id }, next);
    return { ...company, ...withoutUndefined(next) };
  }
}

const withoutUndefined = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
