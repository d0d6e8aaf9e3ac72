import type { DayHoursList, TimeEntrySummary } from '@dwang/contracts';
import { addDays, centsToDecimal, dayOf, startOfMonth, startOfWeek } from '@dwang/domain';
import type { Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { periodOf } from './entry-query';
import { type DaysAsked, HoursByDay } from './hours-by-day';

/** The summary cards and the hours per day, over days of the company's zone. */
@Injectable()
export class TimeSummaryService {
  constructor(private readonly hours: HoursByDay) {}

  async summary(scope: Scope, now = Date.now()): Promise<TimeEntrySummary> {
    const today = dayOf(now, scope.timeZone);
    const week = startOfWeek(today, scope.weekStart);
    const month = startOfMonth(today);
    const lastOfMonth = addDays(startOfMonth(addDays(month, 31)), -1);
    const days = (from: string, to: string) => this.hours.totals(scope, {}, periodOf({ from, to }, scope.timeZone));
    return {
      all: await this.hours.totals(scope, {}, {}),
      today: await days(today, today),
      week: await days(week, addDays(week, 6)),
      month: await days(month, lastOfMonth),
      unbilled: await this.hours.totals(scope, { billed: false }, {}),
    };
  }

  async days(scope: Scope, asked: DaysAsked): Promise<DayHoursList> {
    const days = await this.hours.days(scope, asked);
    return { items: days.map(({ day, seconds, cents }) => ({ day, seconds, amount: centsToDecimal(cents) })) };
  }
}
