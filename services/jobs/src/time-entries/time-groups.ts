import { paidWithin } from '@dwang/domain';
import { Database, readInstant, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ProjectRow } from '../projects/project.entity';
import { type EntryFilters, entriesIn, isAllTime, type Period, periodOf } from './entry-query';
import { spansOverEdges, whollyWithin } from './hours-by-day';
import { longestSeconds } from './kept-sums';
import { type Groups, groupsOf, type RawGroup, summed, type TimeGroup, takeOff } from './summed-groups';

export type { TimeGroup };

/** By whose or by which job's time; left out, an end is open. */
export interface GroupsAsked extends Pick<EntryFilters, 'projectId' | 'userId'> {
  by: 'projectId' | 'userId';
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Time by job or person, summed in SQL, by the one rule for days: only the part of an entry within the days asked for counts. Also a public
 * face: other areas report from it what the caller may see.
 */
@Injectable()
export class TimeGroups {
  constructor(private readonly db: Database) {}

  /** By the number of the job or person. */
  async of(scope: Scope, { by, from, to, ...filters }: GroupsAsked): Promise<Map<number, TimeGroup>> {
    const period = periodOf({ from, to }, scope.timeZone);
    const whole = await this.whole(scope, by, filters, period);
    const groups = new Map<number, TimeGroup>([...whole].map(([id, { count: _, ...group }]) => [id, group]));
    const { from: start = Number.NEGATIVE_INFINITY, to: end = Number.POSITIVE_INFINITY } = period;
    for (const span of await spansOverEdges(this.db, scope, filters, period)) {
      const { seconds, cents } = paidWithin(span, start, end);
      const group = groups.get(span[by]) ?? { seconds: 0, cents: 0, unbilledCents: 0 };
      groups.set(span[by], {
        seconds: group.seconds + seconds,
        cents: group.cents + cents,
        unbilledCents: group.unbilledCents + (span.isBilled ? 0 : cents),
      });
    }
    return groups;
  }

  /**
   * Of the time wholly within the period. Of all time it is kept beside the jobs; of most of it the rest is taken off that, which is read
   * sooner.
   */
  private async whole(scope: Scope, by: GroupsAsked['by'], filters: EntryFilters, period: Period): Promise<Groups> {
    const isKept = by === 'projectId' && isAllTime(scope, filters, {});
    if (isKept && period.from === undefined && period.to === undefined) return this.kept(scope);
    if (isKept && (await this.isMost(scope, period))) return this.keptWithin(scope, period);
    return summed(whollyWithin(entriesIn(this.db, scope, filters, {}), period), by);
  }

  /** Whether the period holds more than half of the span in which the company's time began. */
  private async isMost(
    scope: Scope,
    { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Period,
  ): Promise<boolean> {
    const ends = await entriesIn(this.db, scope, {}, {})
      .select('MIN(entry.startTime)', 'first')
      .addSelect('MAX(entry.startTime)', 'last')
      .getRawOne<{ first: string | Date | null; last: string | Date | null }>();
    if (!ends?.first || !ends.last) return false;
    const [first, last] = [readInstant(ends.first).getTime(), readInstant(ends.last).getTime()];
    return (Math.min(to, last) - Math.max(from, first)) * 2 > last - first;
  }

  private async keptWithin(scope: Scope, { from, to }: Period): Promise<Groups> {
    const groups = await this.kept(scope);
    const all = () => entriesIn(this.db, scope, {}, {});
    if (from !== undefined) {
      takeOff(groups, await summed(all().andWhere('entry.startTime < :outFrom', { outFrom: new Date(from) }), 'projectId'));
    }
    if (to !== undefined) {
      // What began before the period is off already.
      const since = Math.max(from ?? 0, to - (await longestSeconds(this.db, scope)) * 1000);
      const after = all().andWhere('entry.startTime >= :since AND (entry.startTime >= :outTo OR entry.endTime > :outTo)', {
        since: new Date(since),
        outTo: new Date(to),
      });
      takeOff(groups, await summed(after, 'projectId'));
    }
    return groups;
  }

  /** As it stands beside the jobs. */
  private async kept({ companyId }: Scope): Promise<Groups> {
    const rows = this.db
      .repo(ProjectRow)
      .createQueryBuilder('project')
      .select('project.id', 'id')
      .addSelect('project.timeCount', 'count')
      .addSelect('project.timeSeconds', 'seconds')
      .addSelect('project.timeCents', 'cents')
      .addSelect('project.unbilledCents', 'unbilledCents')
      .where('project.companyId = :companyId AND project.timeCount > 0', { companyId });
    return groupsOf(await rows.getRawMany<RawGroup>());
  }
}
