import { type CompanyMembers, type Company as CompanyView, ErrorCode, type UpdateCompany } from '@dwang/contracts';
import { parseCents } from '@dwang/domain';
import { Conflict, Database, NotFound, type Scope, SecurityLog, VersionConflict } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { SmallImages } from '../images/small-images.service';
import { SecondSteps } from '../second-step/second-steps.service';
import { User } from '../users/user.entity';
import { displayName, Users } from '../users/users.service';
import { Company } from './company.entity';
import { companyView } from './company.view';
import { writeNumbers } from './company-numbers';
import { DefaultRates } from './default-rates';

/** What an owner may change about the company. Invoices already issued keep the details that they were issued with. */
@Injectable()
export class CompanyChanges {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Users) private readonly users: Users,
    @Inject(SmallImages) private readonly images: SmallImages,
    @Inject(SecondSteps) private readonly second: SecondSteps,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(DefaultRates) private readonly rates: DefaultRates,
  ) {}

  change({ companyId, userId }: Scope, { version, ...typed }: UpdateCompany): Promise<CompanyView> {
    const { defaultRate, ...fields } = writeNumbers(typed);
    return this.db.tx(async () => {
      const company = await this.lock(companyId);
      if (version !== undefined && version !== company.version) throw new VersionConflict();
      await this.demandStep(company, fields.secondStepRequired, userId);
      const rate = defaultRate === undefined ? {} : { defaultRateCents: parseCents(String(defaultRate)) };
      const changed = await this.store(company, { ...fields, ...rate });
      await this.rates.changed(companyId, company.defaultRateCents, changed.defaultRateCents);
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

  /** Who has no second step of their own would shut themselves out with everybody else. */
  private async demandStep(company: Company, wanted: boolean | undefined, userId: number): Promise<void> {
    if (wanted === undefined || wanted === Boolean(company.secondStepRequired)) return;
    if (wanted && !(await this.second.has(userId))) {
      const detail = 'Set up a second step of your own first: an authenticator app or a passkey, under Settings, Security.';
      throw new Conflict(ErrorCode.ownStepFirst, detail, 'secondStepRequired');
    }
    await this.security.note(wanted ? 'second-factor.demanded' : 'second-factor.released', { detail: company.name });
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
