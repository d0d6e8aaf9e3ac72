import type { Approval } from '@dwang/contracts';
import { addDays } from '@dwang/domain';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { Between, In } from 'typeorm';
import { TimesheetWeekRow } from './timesheet-week.entity';

/** Days of the company's zone, both included. */
interface Days {
  from: string;
  to: string;
}

export const isLocked = (approval: Approval): approval is 'submitted' | 'approved' =>
  approval === 'submitted' || approval === 'approved';

/** The days of a week as it was handed in; all seven unless others of its days were in a week handed in before. */
export const daysOf = ({ weekStart, firstDay, lastDay }: Pick<TimesheetWeekRow, 'weekStart' | 'firstDay' | 'lastDay'>): Days => ({
  from: firstDay ?? weekStart,
  to: lastDay ?? addDays(weekStart, 6),
});

/**
 * The weeks that are handed in or approved. A day belongs to the week in which it was handed in, also once the company's weeks begin on
 * another day: weeks of the old kind then share days with those of the new.
 */
@Injectable()
export class HeldWeeks {
  constructor(private readonly db: Database) {}

  /** Those that hold any of these days. */
  async within({ companyId }: Scope, userId: number, { from, to }: Days): Promise<TimesheetWeekRow[]> {
    const weekStart = Between(addDays(from, -6), to);
    const status = In<Approval>(['submitted', 'approved']);
    const rows = await this.db.repo(TimesheetWeekRow).find({
      where: { companyId, userId, weekStart, status },
      order: { weekStart: 'ASC' },
    });
    return rows.filter((row) => daysOf(row).from <= to && daysOf(row).to >= from);
  }

  /** The days of a week that no other week holds; null when there are none. */
  async free(scope: Scope, userId: number, weekStart: string): Promise<Days | null> {
    const week = { from: weekStart, to: addDays(weekStart, 6) };
    const others = (await this.within(scope, userId, week)).filter((row) => row.weekStart !== weekStart).map(daysOf);
    const days = Array.from({ length: 7 }, (_, index) => addDays(weekStart, index));
    const free = days.filter((day) => !others.some(({ from, to }) => day >= from && day <= to));
    const [from, to] = [free.at(0), free.at(-1)];
    return from && to ? { from, to } : null;
  }
}
