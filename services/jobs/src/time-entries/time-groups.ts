import { paidWithin } from '@dwang/domain';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ProjectRow } from '../projects/project.entity';
import { type EntryFilters, entriesIn, isAllTime, type Period, periodOf } from './entry-query';
import { spansOverEdges, whollyWithin } from './hours-by-day';

/** Worked seconds and what they are worth, in cents; `unbilledCents` is the part of it that is on no invoice. */
export interface TimeGroup {
  seconds: number;
  cents: number;
  unbilledCents: number;
}

interface RawGroup extends Record<keyof TimeGroup, number | string> {
  id: number | string;
}

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
    const isKept = by === 'projectId' && isAllTime(scope, filters, period);
    const whole = await (isKept ? this.kept(scope) : this.summed(scope, by, filters, period));
    const groups = new Map(whole.map((raw) => [Number(raw.id), groupOf(raw)]));
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

  private summed(scope: Scope, by: GroupsAsked['by'], filters: EntryFilters, period: Period): Promise<RawGroup[]> {
    return whollyWithin(entriesIn(this.db, scope, filters, {}), period)
      .select(`entry.${by}`, 'id')
      .addSelect('SUM(entry.duration)', 'seconds')
      .addSelect('SUM(entry.amountCents)', 'cents')
      .addSelect('SUM(CASE WHEN entry.invoiceId IS NULL THEN entry.amountCents ELSE 0 END)', 'unbilledCents')
      .groupBy(`entry.${by}`)
      .getRawMany<RawGroup>();
  }

  /** As it stands beside the jobs. */
  private kept({ companyId }: Scope): Promise<RawGroup[]> {
    return this.db
      .repo(ProjectRow)
      .createQueryBuilder('project')
      .select('project.id', 'id')
      .addSelect('project.timeSeconds', 'seconds')
      .addSelect('project.timeCents', 'cents')
      .addSelect('project.unbilledCents', 'unbilledCents')
      .where('project.companyId = :companyId AND project.timeCount > 0', { companyId })
      .getRawMany<RawGroup>();
  }
}

const groupOf = ({ seconds, cents, unbilledCents }: RawGroup): TimeGroup => ({
  seconds: Number(seconds),
  cents: Number(cents),
  unbilledCents: Number(unbilledCents),
});
