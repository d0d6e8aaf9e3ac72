import type { Recommendation } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import {
  burntBudgets,
  byUrgency,
  type Finding,
  forgottenTimers,
  missingDetails,
  oldUnbilledTime,
  overdueInvoices,
} from '@dwang/domain/insights';
import { Companies } from '@dwang/identity';
import type { Scope } from '@dwang/platform';
import { InvoiceDirectory } from '@dwang/service-finance';
import { ProjectBudgets, RecentTime, RunningTimers } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import { Layouts } from '../layout/layouts.service';
import { recommendationOf } from './recommendation-words';
import { SiteFindings } from './site-findings';

/** No invoice is older than the product. */
const LONG_AGO = '2000-01-01';

/** What the caller's own rows say should be done, the most pressing first. Asks the network for forecasts: never inside a transaction. */
@Injectable()
export class Recommend {
  constructor(
    @Inject(RecentTime) private readonly time: RecentTime,
    @Inject(ProjectBudgets) private readonly budgets: ProjectBudgets,
    @Inject(RunningTimers) private readonly timers: RunningTimers,
    @Inject(InvoiceDirectory) private readonly invoices: InvoiceDirectory,
    @Inject(Companies) private readonly companies: Companies,
    @Inject(SiteFindings) private readonly sites: SiteFindings,
    @Inject(Layouts) private readonly layouts: Layouts,
  ) {}

  async for(scope: Scope, now: Date): Promise<Recommendation[]> {
    const today = dayOf(now.getTime(), scope.timeZone);
    const found = await Promise.all([
      this.timer(scope, now),
      this.overdue(scope, today),
      scope.role === 'contractor' ? [] : this.sites.of(scope, now),
      scope.role === 'contractor' ? [] : this.unbilled(scope, today),
      scope.role === 'owner' ? this.ownersMatters(scope) : [],
    ]);
    const hasAnalyzer = await this.layouts.shows(scope, 'weather-impactor');
    return byUrgency(found.flat()).map((finding) => recommendationOf(finding, { timeZone: scope.timeZone, hasAnalyzer }));
  }

  private async unbilled(scope: Scope, today: string): Promise<Finding[]> {
    return oldUnbilledTime(await this.time.unbilledByProject(scope), today);
  }

  /** The owner's of the whole company; everybody else's only their own, as they are told of them. */
  private async overdue({ companyId, userId, role }: Scope, today: string): Promise<Finding[]> {
    const awaited = await this.invoices.awaited(companyId, LONG_AGO, addDays(today, -1));
    return overdueInvoices(role === 'owner' ? awaited : awaited.filter((invoice) => invoice.userId === userId), today);
  }

  private async timer(scope: Scope, now: Date): Promise<Finding[]> {
    const timers = (await this.timers.of(scope)).map(({ projectName, runningSince, confirmedAt }) => ({
      projectName,
      since: runningSince.getTime(),
      confirmedAt: confirmedAt?.getTime() ?? null,
    }));
    return forgottenTimers(timers, now.getTime(), scope.timeZone);
  }

  /** Only the owner sees all time on a job, and may change the company. */
  private async ownersMatters(scope: Scope): Promise<Finding[]> {
    const [budgets, company, hasInvoices] = await Promise.all([
      this.budgets.of(scope),
      this.companies.profile(scope.companyId),
      this.invoices.hasAny(scope.companyId),
    ]);
    return [...burntBudgets(budgets), ...missingDetails(company, hasInvoices)];
  }
}
