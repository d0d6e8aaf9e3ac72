import type { TimeEntryTotals } from '@dwang/contracts';
import { centsToDecimal, type DayOfWork, type PaidSpan, paidWithin, sumByDay } from '@dwang/domain';
import { Database, readInstant, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ProjectRow } from '../projects/project.entity';
import { type Entries, type EntryFilters, entriesIn, type Period, periodOf } from './entry-query';
import { seesAllTime } from './own-time';

/** Days of the company's zone, both included, and whose or which project's time; left out, all that the caller may see. */
export interface DaysAsked {
  from: string;
  to: string;
  projectId?: number | undefined;
  userId?: number | undefined;
}

interface RawSums {
  count: number | string | null;
  seconds: number | string | null;
  cents: number | string | null;
}

interface RawSpan {
  projectId: number | string;
  userId: number | string;
  startTime: string | Date;
  endTime: string | Date;
  duration: number | string;
  billed: number | string | null;
  rateCents: number | string;
}

/**
 * Sums of time by the one rule for days: an entry counts on each day on which it has time, split at local midnight (domain's
 * `splitByDay`). Also a public face: other areas draw their charts from `days`.
 */
@Injectable()
export class HoursByDay {
  constructor(private readonly db: Database) {}

  /** Every day asked for, in order; those without work with 0. */
  async days(scope: Scope, { from, to, ...filters }: DaysAsked): Promise<DayOfWork[]> {
    const spans = await spansOf(entriesIn(this.db, scope, filters, periodOf({ from, to }, scope.timeZone)));
    return sumByDay(spans, from, to, scope.timeZone);
  }

  /** How many entries have time within the period, and their part of it. Entries wholly within are summed in SQL, only those over its edges here. */
  async totals(scope: Scope, filters: EntryFilters, period: Period): Promise<TimeEntryTotals> {
    if (isAllOf(scope, filters, period)) return this.kept(scope, filters);
    const whole = await this.sumWhole(scope, filters, period);
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = period;
    for (const span of await spansOf(overEdges(this.db, scope, filters, period))) {
      const part = paidWithin(span, from, to);
      whole.count += 1;
      whole.seconds += part.seconds;
      whole.cents += part.cents;
    }
    return { count: whole.count, seconds: whole.seconds, amount: centsToDecimal(whole.cents) };
  }

  /** As kept beside the jobs: one row for each job, not for each entry. */
  private async kept({ companyId }: Scope, { billed }: EntryFilters): Promise<TimeEntryTotals> {
    const sum = (name: string) => {
      const [all, unbilled] = [`SUM(project.time${name})`, `SUM(project.unbilled${name})`];
      if (billed === undefined) return all;
      return billed ? `${all} - ${unbilled}` : unbilled;
    };
    const sums = await this.db
      .repo(ProjectRow)
      .createQueryBuilder('project')
      .where('project.companyId = :companyId', { companyId })
      .select(sum('Count'), 'count')
      .addSelect(sum('Seconds'), 'seconds')
      .addSelect(sum('Cents'), 'cents')
      .getRawOne<RawSums>();
    const { count, seconds, cents } = numbersOf(sums);
    return { count, seconds, amount: centsToDecimal(cents) };
  }

  private async sumWhole(scope: Scope, filters: EntryFilters, period: Period) {
    const sums = await whollyWithin(entriesIn(this.db, scope, filters, {}), period)
      .select('COUNT(*)', 'count')
      .addSelect('SUM(entry.duration)', 'seconds')
      .addSelect('SUM(entry.amountCents)', 'cents')
      .getRawOne<RawSums>();
    return numbersOf(sums);
  }
}

const numbersOf = (sums: RawSums | undefined) => ({
  count: Number(sums?.count ?? 0),
  seconds: Number(sums?.seconds ?? 0),
  cents: Number(sums?.cents ?? 0),
});

/** Whether all the company's time is asked for, or all that is billed or is not. */
const isAllOf = (scope: Scope, { projectId, userId, invoiceId, q, approval }: EntryFilters, { from, to }: Period): boolean =>
  seesAllTime(scope) && [projectId, userId, invoiceId, q, approval, from, to].every((filter) => filter === undefined || filter === '');

/** Narrows to entries that begin and end within the period: their stored sums count whole. */
export function whollyWithin(query: Entries, { from, to }: Period): Entries {
  if (from !== undefined) query.andWhere('entry.startTime >= :wholeFrom', { wholeFrom: new Date(from) });
  if (to !== undefined) query.andWhere('entry.startTime < :wholeTo AND entry.endTime <= :wholeTo', { wholeTo: new Date(to) });
  return query;
}

/** The other entries with time within the period: those over its edges. */
export function overEdges(db: Database, scope: Scope, filters: EntryFilters, period: Period): Entries {
  const edges = { edgeFrom: new Date(period.from ?? 0), edgeTo: new Date(period.to ?? 0) };
  const over = [
    ...(period.from === undefined ? [] : ['entry.startTime < :edgeFrom']),
    ...(period.to === undefined ? [] : ['entry.endTime > :edgeTo']),
  ];
  return entriesIn(db, scope, filters, period).andWhere(over.length === 0 ? '1 = 0' : `(${over.join(' OR ')})`, edges);
}

/** An entry's span, and whose and which job's it is. */
export interface EntryOfSpan extends PaidSpan {
  projectId: number;
  userId: number;
}

/** The spans of the entries. */
export async function spansOf(query: Entries): Promise<EntryOfSpan[]> {
  const rows = await query
    .select('entry.startTime', 'startTime')
    .addSelect('entry.endTime', 'endTime')
    .addSelect('entry.duration', 'duration')
    .addSelect('entry.projectId', 'projectId')
    .addSelect('entry.userId', 'userId')
    .addSelect('entry.billedSeconds', 'billed')
    .addSelect('entry.hourlyRateCents', 'rateCents')
    .getRawMany<RawSpan>();
  return rows.map(({ startTime, endTime, duration, billed, rateCents, ...of }) => ({
    projectId: Number(of.projectId),
    userId: Number(of.userId),
    start: readInstant(startTime).getTime(),
    end: readInstant(endTime).getTime(),
    seconds: Number(duration),
    billedSeconds: billed === null ? undefined : Number(billed),
    rateCents: Number(rateCents),
  }));
}
