import type { TimeSums, TimeSumsQuery } from '@dwang/contracts';
import { addDays, centsToDecimal, dayText, startOfWeek } from '@dwang/domain';
import { Users } from '@dwang/identity';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { ProjectRow } from '../projects/project.entity';
import { periodOf } from './entry-query';
import { HoursByDay } from './hours-by-day';
import { TimeGroups } from './time-groups';

type Asked = z.output<typeof TimeSumsQuery>;

interface Sum {
  seconds: number;
  cents: number;
}

/** Hours and earnings by job, week or person, by the one rule for days: only the part of an entry within the days asked for counts. */
@Injectable()
export class TimeSumsService {
  constructor(
    private readonly db: Database,
    private readonly hours: HoursByDay,
    private readonly groups: TimeGroups,
    private readonly users: Users,
  ) {}

  async sums(scope: Scope, { by, from, to, ...filters }: Asked): Promise<TimeSums> {
    const asked = { from, to, ...filters };
    const [items, totals] = await Promise.all([
      by === 'week' ? this.byWeek(scope, asked) : this.byColumn(scope, by, asked),
      this.hours.totals(scope, filters, periodOf({ from, to }, scope.timeZone)),
    ]);
    return { items, totals };
  }

  private async byWeek(scope: Scope, asked: Omit<Asked, 'by'>): Promise<TimeSums['items']> {
    const weeks = new Map<string, Sum>();
    for (const { day, seconds, cents } of await this.hours.days(scope, asked))
      add(weeks, startOfWeek(day, scope.weekStart), seconds, cents);
    return [...weeks].map(([week, { seconds, cents }]) => ({
      key: week,
      name: `${dayText(week)} to ${dayText(addDays(week, 6))}`,
      seconds,
      amount: centsToDecimal(cents),
    }));
  }

  private async byColumn(scope: Scope, by: 'project' | 'person', asked: Omit<Asked, 'by'>) {
    const sums = await this.groups.of(scope, { by: by === 'project' ? 'projectId' : 'userId', ...asked });
    const names = await this.names(scope, by, [...sums.keys()]);
    return [...sums]
      .map(([id, { seconds, cents }]) => ({ key: String(id), name: names.get(id) ?? '', seconds, amount: centsToDecimal(cents) }))
      .sort((one, other) => other.seconds - one.seconds || one.name.localeCompare(other.name, 'en-NZ'));
  }

  private async names({ companyId }: Scope, by: 'project' | 'person', ids: number[]): Promise<Map<number, string>> {
    if (by === 'person') return this.users.namesOf(companyId, ids);
    const rows = await this.db.repo(ProjectRow).find({ select: { id: true, name: true }, where: { companyId, id: In(ids) } });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

function add<Key>(sums: Map<Key, Sum>, key: Key, seconds: number, cents: number): void {
  const sum = sums.get(key) ?? { seconds: 0, cents: 0 };
  sums.set(key, { seconds: sum.seconds + seconds, cents: sum.cents + cents });
}
