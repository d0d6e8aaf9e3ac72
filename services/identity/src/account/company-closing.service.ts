import type { CompanyClosing as CompanyClosingView } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { Database, Erasure, LiveEvents, type Scope, SecurityLog } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Company } from '../companies/company.entity';
import { User } from '../users/user.entity';
import { ClosingNotices } from './closing-notices.service';

/** After the day on which it is asked for: everybody has that many whole days to think again and to take along what is theirs. */
const GRACE_DAYS = 14;

type Owner = Pick<Scope, 'userId' | 'companyId' | 'username'>;

/**
 * The time between the wish to close a company and its end (`AccountClosing.closeCompany`). A company of one person without
 * hours and issued invoices has none: there is nothing that a mistake could take away for good, and nobody else's account.
 */
@Injectable()
export class CompanyClosing {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Erasure) private readonly erasure: Erasure,
    @Inject(ClosingNotices) private readonly notices: ClosingNotices,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(LiveEvents) private readonly live: LiveEvents,
  ) {}

  async foresee(companyId: number, now = new Date()): Promise<CompanyClosingView> {
    const company = await this.db.repo(Company).findOneByOrFail({ id: companyId });
    const { lastDay } = company;
    const hasGrace = lastDay !== null || (await this.needsGrace(companyId));
    return { lastDay, graceUntil: hasGrace ? (lastDay ?? lastDayFrom(now, company)) : null };
  }

  /**
   * Answers the last day, the same one however often it is asked for; null when the company may close at once. Call it inside a transaction
   * that holds the company.
   */
  async ask(company: Company, { userId, username }: Owner, now = new Date()): Promise<string | null> {
    if (company.lastDay !== null) return company.lastDay;
    if (!(await this.needsGrace(company.id))) return null;
    const lastDay = lastDayFrom(now, company);
    await this.db.repo(Company).update({ id: company.id }, { lastDay, closingBy: userId });
    await this.security.note('company.closing', { userId, username, detail: `last day ${lastDay}` });
    await this.notices.tellOfClosing({ ...company, lastDay }, userId);
    this.tellTabs(company.id);
    return lastDay;
  }

  /** The company goes on. One that does not close stays as it is. */
  keep({ companyId, userId, username }: Owner): Promise<void> {
    return this.db.tx(async () => {
      const company = await this.db.findForUpdate(Company, { id: companyId });
      if (!company?.lastDay) return;
      await this.security.note('company.kept', { userId, username, detail: `last day was ${company.lastDay}` });
      await this.lift(company, userId);
    });
  }

  /** Who asked for it leaves, or is no owner any more: the wish goes with them. Call it inside a transaction. */
  async withdraw({ companyId, userId }: Pick<Owner, 'companyId' | 'userId'>): Promise<void> {
    const company = await this.db.findForUpdate(Company, { id: companyId, closingBy: userId });
    if (company?.lastDay) await this.lift(company, userId);
  }

  /** Open tabs of the company ask again who is signed in, and until when. */
  tellTabs(companyId: number): void {
    this.live.publish({
      companyId,
      userId: 0,
      isPrivate: false,
      event: { type: 'changed', tags: ['Session', 'Company', 'Team'] },
    });
  }

  private async needsGrace(companyId: number): Promise<boolean> {
    const people = await this.db.repo(User).countBy({ companyId, status: 'active' });
    return people > 1 || (await this.erasure.wasInBusiness(companyId));
  }

  private async lift(company: Company, userId: number): Promise<void> {
    await this.db.repo(Company).update({ id: company.id }, { lastDay: null, closingBy: null });
    await this.notices.tellOfKeeping(company, userId);
    this.tellTabs(company.id);
  }
}

const lastDayFrom = (now: Date, { timeZone }: Pick<Company, 'timeZone'>): string =>
  addDays(dayOf(now.getTime(), timeZone), GRACE_DAYS);
