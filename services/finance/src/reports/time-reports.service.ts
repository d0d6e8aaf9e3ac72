import type { PersonReport, UnbilledReport, UnbilledReportQuery } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Users } from '@dwang/identity';
import type { Scope } from '@dwang/platform';
import { RecentTime, type TimeGroup, TimeGroups } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { cutPage } from '../cut-page';
import { NamedJobs } from './named-jobs';
import type { ReportDays } from './sales';

/** What time is worth, by whose it is and by the job that waits to be billed. Only of time that the caller may see. */
@Injectable()
export class TimeReports {
  constructor(
    private readonly times: TimeGroups,
    private readonly recent: RecentTime,
    private readonly users: Users,
    private readonly jobs: NamedJobs,
  ) {}

  async byPerson(scope: Scope, { from, to }: ReportDays): Promise<PersonReport> {
    const groups = [...(await this.times.of(scope, { by: 'userId', from, to }))].sort(
      ([id, one], [otherId, other]) => other.cents - one.cents || id - otherId,
    );
    const names = await this.users.namesOf(
      scope.companyId,
      groups.map(([id]) => id),
    );
    const all = { seconds: 0, cents: 0, unbilledCents: 0 };
    for (const [, group] of groups) {
      all.seconds += group.seconds;
      all.cents += group.cents;
      all.unbilledCents += group.unbilledCents;
    }
    return {
      items: groups.map(([userId, group]) => ({ userId, name: names.get(userId) ?? '', ...worthOf(group) })),
      nextCursor: null,
      totals: { count: groups.length, ...worthOf(all) },
    };
  }

  async unbilled(scope: Scope, { sort = 'oldestDay', ...asked }: z.output<typeof UnbilledReportQuery>): Promise<UnbilledReport> {
    const waiting = await this.recent.unbilledByProject(scope);
    if (sort === '-amount') waiting.sort((one, other) => other.amountCents - one.amountCents || one.projectId - other.projectId);
    const { items, nextCursor } = cutPage(waiting, asked);
    const jobs = await this.jobs.of(
      scope,
      items.map(({ projectId }) => projectId),
    );
    return {
      items: items.map(({ projectId, projectName, seconds, amountCents, oldestDay }) => ({
        projectId,
        name: projectName,
        clientName: jobs.get(projectId)?.clientName ?? '',
        seconds,
        amount: centsToDecimal(amountCents),
        oldestDay,
      })),
      nextCursor,
      totals: {
        count: waiting.length,
        seconds: waiting.reduce((sum, { seconds }) => sum + seconds, 0),
        amount: centsToDecimal(waiting.reduce((sum, { amountCents }) => sum + amountCents, 0)),
      },
    };
  }
}

const worthOf = ({ seconds, cents, unbilledCents }: TimeGroup) => ({
  seconds,
  amount: centsToDecimal(cents),
  billed: centsToDecimal(cents - unbilledCents),
  unbilled: centsToDecimal(unbilledCents),
});
