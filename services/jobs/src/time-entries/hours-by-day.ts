import type { TimeEntryTotals } from '@dwang/contracts';
import { centsToDecimal, type DayOfWork, type PaidSpan, paidWithin, sumByDay } from '@dwang/domain';
import { Database, readInstant, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { type Entries, type EntryFilters, entriesIn, isAllTime, type Period, periodOf } from './entry-query';
import { EntrySearch } from './entry-search';
import { keptSums, longestSeconds, type RawSums, sumsOf, type TimeSum } from './kept-sums';
import { TimeEntryRow } from './time-entry.entity';

const READ_AT_ONCE = 500;

/** Days of the company's zone, both included, and whose or which project's time; left out, all that the caller may see. */
export interface DaysAsked {
  from: string;
  to: string;
  projectId?: number | undefined;
  userId?: number | undefined;
}

interface RawSpan {
  projectId: number | string;
  userId: number | string;
  startTime: string | Date;
  endTime: string | Date;
  duration: number | string;
  billed: number | string | null;
  rateCents: number | string;
  invoiceId: number | string | null;
}

/**
 * Sums of time by the one rule for days: an entry counts on each day on which it has time, split at local midnight (domain's
 * `splitByDay`). Also a public face: other areas draw their charts from `days`.
 */
@Injectable()
export class HoursByDay {
  constructor(
    private readonly db: Database,
    private readonly search: EntrySearch,
  ) {}

  /** Every day asked for, in order; those without work with 0. */
  async days(scope: Scope, { from, to, ...filters }: DaysAsked): Promise<DayOfWork[]> {
    const spans = await spansOf(entriesIn(this.db, scope, filters, periodOf({ from, to }, scope.timeZone)));
    return sumByDay(spans, from, to, scope.timeZone);
  }

  /** How many entries have time within the period, and their part of it. Entries wholly within are summed in SQL, only those over its edges here. */
  async totals(scope: Scope, filters: EntryFilters, period: Period): Promise<TimeEntryTotals> {
    if (isAllTime(scope, filters, period)) {
      return toTotals(sumsOf(await keptSums(this.db, scope, filters.billed).getRawOne<RawSums>()));
    }
    const found = await this.search.sums(scope, filters, period);
    if (found) return toTotals(found);
    const [whole, edges] = await Promise.all([
      this.sumWhole(scope, filters, period),
      spansOverEdges(this.db, scope, filters, period),
    ]);
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = period;
    for (const span of edges) {
      const part = paidWithin(span, from, to);
      whole.count += 1;
      whole.seconds += part.seconds;
      whole.cents += part.cents;
    }
    return toTotals(whole);
  }

  private async sumWhole(scope: Scope, filters: EntryFilters, period: Period) {
    const sums = await whollyWithin(entriesIn(this.db, scope, filters, {}), period)
      .select('COUNT(*)', 'count')
      .addSelect('SUM(entry.duration)', 'seconds')
      .addSelect('SUM(entry.amountCents)', 'cents')
      .getRawOne<RawSums>();
    return sumsOf(sums);
  }
}

const toTotals = ({ count, seconds, cents }: TimeSum): TimeEntryTotals => ({ count, seconds, amount: centsToDecimal(cents) });

/** Narrows to entries that begin and end within the period: their stored sums count whole. */
export function whollyWithin(query: Entries, { from, to }: Period): Entries {
  if (from !== undefined) query.andWhere('entry.startTime >= :wholeFrom', { wholeFrom: new Date(from) });
  if (to !== undefined) query.andWhere('entry.startTime < :wholeTo AND entry.endTime <= :wholeTo', { wholeTo: new Date(to) });
  return query;
}

/**
 * The spans of the other entries with time within the period: those over its edges. They are found in the index of starts and ends alone,
 * among those that begin no further before an edge than the company's longest, and only then read.
 */
export async function spansOverEdges(db: Database, scope: Scope, filters: EntryFilters, period: Period): Promise<EntryOfSpan[]> {
  const { from, to } = period;
  if ((from === undefined && to === undefined) || (from !== undefined && to !== undefined && from >= to)) return [];
  const longest = await longestSeconds(db, scope);
  const over = new Set<number>();
  for (const edge of [from, to]) {
    if (edge === undefined) continue;
    const across = entriesIn(db, scope, filters, {})
      .select('entry.id', 'id')
      .andWhere('entry.startTime >= :since AND entry.startTime < :edge AND entry.endTime > :edge', {
        since: new Date(edge - longest * 1000),
        edge: new Date(edge),
      });
    for (const { id } of await across.getRawMany<{ id: number | string }>()) over.add(Number(id));
  }
  const ids = [...over];
  const spans: EntryOfSpan[] = [];
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    const some = db.repo(TimeEntryRow).createQueryBuilder('entry');
    spans.push(...(await spansOf(some.where({ id: In(ids.slice(at, at + READ_AT_ONCE)) }))));
  }
  return spans;
}

/** An entry's span, whose and which job's it is, and whether it is on an invoice. */
export interface EntryOfSpan extends PaidSpan {
  projectId: number;
  userId: number;
  isBilled: boolean;
}

/** The spans of the entries. */
async function spansOf(query: Entries): Promise<EntryOfSpan[]> {
  const rows = await query
    .select('entry.startTime', 'startTime')
    .addSelect('entry.endTime', 'endTime')
    .addSelect('entry.duration', 'duration')
    .addSelect('entry.projectId', 'projectId')
    .addSelect('entry.userId', 'userId')
    .addSelect('entry.billedSeconds', 'billed')
    .addSelect('entry.hourlyRateCents', 'rateCents')
    .addSelect('entry.invoiceId', 'invoiceId')
    .getRawMany<RawSpan>();
  return rows.map(({ startTime, endTime, duration, billed, rateCents, invoiceId, ...of }) => ({
    projectId: Number(of.projectId),
    userId: Number(of.userId),
    isBilled: invoiceId !== null,
    start: readInstant(startTime).getTime(),
    end: readInstant(endTime).getTime(),
    seconds: Number(duration),
    billedSeconds: billed === null ? undefined : Number(billed),
    rateCents: Number(rateCents),
  }));
}
