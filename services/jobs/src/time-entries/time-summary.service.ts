import type { TimeEntrySummary, TimeEntryTotals } from '@dwang/contracts';
import { addDays, dayOf, daySpan, startOfMonth, startOfWeek } from '@dwang/domain';
import type { Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { type Period, TimeEntriesRepository } from './time-entries.repository';
import { toTotals } from './time-entry.view';

const SUNDAY = 0;

/** The summary cards, summed in SQL over days of the company's zone. */
@Injectable()
export class TimeSummaryService {
  constructor(private readonly entries: TimeEntriesRepository) {}

  async summary(scope: Scope, now = Date.now()): Promise<TimeEntrySummary> {
    const today = dayOf(now, scope.timeZone);
    const sunday = startOfWeek(today, SUNDAY);
    const month = startOfMonth(today);
    const lastOfMonth = addDays(startOfMonth(addDays(month, 31)), -1);
    const days = (first: string, last: string) => this.of(scope, daySpan(first, last, scope.timeZone));
    return {
      all: await this.of(scope, {}),
      today: await days(today, today),
      week: await days(sunday, addDays(sunday, 6)),
      month: await days(month, lastOfMonth),
      unbilled: toTotals(await this.entries.totals(scope, { billed: false })),
    };
  }

  private async of(scope: Scope, period: Period): Promise<TimeEntryTotals> {
    return toTotals(await this.entries.totalsOfPeriod(scope, period));
  }
}
