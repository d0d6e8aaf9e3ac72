import type { TimesheetListQuery, TimesheetPage, TimesheetWeek } from '@dwang/contracts';
import { startOfWeek } from '@dwang/domain';
import { Users } from '@dwang/identity';
import { Database, type ListOrder, type Scope, seek, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { periodOf } from '../time-entries/entry-query';
import { daysOf, HeldWeeks, isLocked } from '../time-entries/held-weeks';
import { HoursByDay } from '../time-entries/hours-by-day';
import { ownTimeOnly } from '../time-entries/own-time';
import { TimesheetWeekRow } from '../time-entries/timesheet-week.entity';
import type { Worker } from '../time-entries/whose-time';

const NEWEST: ListOrder = { name: '-week', column: 'week.weekStart', idColumn: 'week.id', direction: 'DESC', kind: 'text' };

type Shown = Omit<TimesheetWeekRow, 'id' | 'companyId' | 'userId' | 'version'>;
const NEVER: Omit<Shown, 'weekStart'> = {
  firstDay: null,
  lastDay: null,
  status: 'none',
  reason: '',
  decidedBy: null,
  decidedAt: null,
  submittedAt: null,
};

/** Weeks as the API shows them, with the hours in them. */
@Injectable()
export class TimesheetView {
  constructor(
    private readonly db: Database,
    private readonly users: Users,
    private readonly hours: HoursByDay,
    private readonly held: HeldWeeks,
  ) {}

  async of(scope: Scope, { id: userId, name: userName }: Worker, row: Shown): Promise<TimesheetWeek> {
    const days = isLocked(row.status) ? daysOf(row) : await this.held.free(scope, userId, row.weekStart);
    const { seconds, amount } = days
      ? await this.hours.totals(scope, { userId }, periodOf(days, scope.timeZone))
      : { seconds: 0, amount: '0.00' };
    const decider = row.decidedBy === null ? null : await this.users.namesOf(scope.companyId, [row.decidedBy]);
    return {
      userId,
      userName,
      week: row.weekStart,
      status: row.status,
      reason: row.reason,
      decidedBy: row.decidedBy === null ? null : (decider?.get(row.decidedBy) ?? ''),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      seconds,
      amount,
    };
  }

  /** A person's week, also one that was never handed in: the one that was handed in by this name, else the one that holds the day. */
  async week(scope: Scope, worker: Worker, day: string): Promise<TimesheetWeek> {
    const row = (await this.row(scope, worker, day)) ?? (await this.row(scope, worker, startOfWeek(day, scope.weekStart)));
    return this.of(scope, worker, row ?? { weekStart: startOfWeek(day, scope.weekStart), ...NEVER });
  }

  private row({ companyId }: Scope, { id: userId }: Worker, weekStart: string): Promise<TimesheetWeekRow | null> {
    return this.db.repo(TimesheetWeekRow).findOneBy({ companyId, userId, weekStart });
  }

  async list(scope: Scope, query: z.output<typeof TimesheetListQuery>): Promise<TimesheetPage> {
    const rows = this.db
      .repo(TimesheetWeekRow)
      .createQueryBuilder('week')
      .where('week.companyId = :companyId', { companyId: scope.companyId });
    ownTimeOnly(scope, rows, 'week');
    if (query.status) rows.andWhere('week.status = :status', { status: query.status });
    if (query.userId) rows.andWhere('week.userId = :userId', { userId: query.userId });
    const count = await rows.getCount();
    const page = toPage(await seek(rows, NEWEST, query).getMany(), query.limit, NEWEST, (row) => [row.weekStart, row.id]);
    const names = await this.users.namesOf(
      scope.companyId,
      page.items.map(({ userId }) => userId),
    );
    const items = page.items.map((row) => this.of(scope, { id: row.userId, name: names.get(row.userId) ?? '' }, row));
    return { items: await Promise.all(items), nextCursor: page.nextCursor, totals: { count } };
  }
}
