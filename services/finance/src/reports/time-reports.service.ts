import type { PersonReport, UnbilledReport, UnbilledReportQuery } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Users } from '@dwang/identity';
import type { Scope } from '@dwang/platform';
import { RecentTime, type TimeGroup, TimeGroups } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { ReportDays } from './sales';

/** What time is worth, by whose it is and by the job that waits to be billed. Only of time that the caller may see. */
@Injectable()
export class TimeReports {
  constructor(
    private readonly times: TimeGroups,
    private readonly recent: RecentTime,
    private readonly users: Users,
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

  async unbilled(scope: Scope, query: z.output<typeof UnbilledReportQuery>): Promise<UnbilledReport> {
    const { items, ...rest } = await this.recent.unbilledPage(scope, query);
    return {
      items: items.map(({ projectName: name, amountCents, ...row }) => ({ ...row, name, amount: centsToDecimal(amountCents) })),
      ...rest,
    };
  }
}

const worthOf = ({ seconds, cents, unbilledCents }: TimeGroup) => ({
  seconds,
  amount: centsToDecimal(cents),
  billed: centsToDecimal(cents - unbilledCents),
  unbilled: centsToDecimal(unbilledCents),
});
