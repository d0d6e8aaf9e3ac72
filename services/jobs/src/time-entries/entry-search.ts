import { Database, type ListOrder, type Scope, type SearchedWord, searchedWords, seek } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { isEntryHolding, isJobHolding, jobsHolding } from '../rows/holding-word';
import { type EntryFilters, entriesIn, isAllTime, type Period, periodOf, type TimeEntryQuery } from './entry-query';
import { keptSums, type RawSums, sumsOf, type TimeSum } from './kept-sums';

type Query = SelectQueryBuilder<object>;
interface Found {
  id: number;
}

const ENTRIES = 'time_entries';

/** Time found by its own words or its job's, read from the words and from what is kept beside jobs, without the entries where that goes. */
@Injectable()
export class EntrySearch {
  /** Where more than these are found, a page is likely among the first rows of the list: so many are looked through before all are found. */
  many = 20_000;
  lookedThrough = 600;

  constructor(private readonly db: Database) {}

  /** Sums over all time that holds the one word of `q`; null when more is asked than one word. */
  async sums(scope: Scope, filters: EntryFilters, period: Period): Promise<TimeSum | null> {
    const word = oneWord(scope, filters, period);
    if (!word) return null;
    const parameters = { ...word.parameters, companyId: scope.companyId };
    const [jobs, own] = await Promise.all([
      keptSums(this.db, scope, filters.billed, true)
        .innerJoin(`(${jobsHolding(word.holding)})`, 'found', 'found.id = project.id')
        .setParameters(parameters)
        .getRawOne<RawSums>(),
      this.ownSums(word, filters, parameters),
    ]);
    const [jobTime, ownTime] = [sumsOf(jobs), sumsOf(own)];
    const isNone = jobTime.count === 0 || ownTime.count === 0;
    const twice = isNone ? sumsOf(undefined) : await this.twice(word, filters, parameters, jobTime.count < ownTime.count);
    return {
      count: jobTime.count + ownTime.count - twice.count,
      seconds: jobTime.seconds + ownTime.seconds - twice.seconds,
      cents: jobTime.cents + ownTime.cents - twice.cents,
    };
  }

  /** The ids of a page; `found` says how many there are on all pages, as far as is known. */
  async ids(scope: Scope, query: TimeEntryQuery, order: ListOrder, found: number): Promise<number[]> {
    const newest = query.q && found > this.many ? await this.amongFirst(scope, query, order) : null;
    if (newest) return newest;
    const word = query.billed === undefined ? oneWord(scope, query, periodOf(query, scope.timeZone)) : null;
    if (word) return idsOf(seek(await this.holding(scope, word), order, query));
    const all = entriesIn(this.db, scope, query, periodOf(query, scope.timeZone)).select('entry.id', 'id');
    return idsOf(seek(all, order, query));
  }

  /** Time that holds the word itself. */
  private async ownSums(word: SearchedWord, filters: EntryFilters, parameters: object): Promise<RawSums | undefined> {
    return summed(this.from(await this.own(word, parameters)), filters)
      .setParameters(parameters)
      .getRawOne<RawSums>();
  }

  /** Time that holds the word itself and is on a job that does, looked for among the fewer of the two. */
  private async twice(word: SearchedWord, filters: EntryFilters, parameters: object, isFromJobs: boolean): Promise<TimeSum> {
    const query = isFromJobs
      ? this.from(ofJobs(word, ['id', 'duration', 'amountCents', 'invoiceId'])).where(word.isIn(ENTRIES, 'entry.id'))
      : this.from(await this.own(word, parameters)).where(`(${isJobHolding(word.isIn, 'entry.projectId')})`);
    return sumsOf(await summed(query, filters).setParameters(parameters).getRawOne<RawSums>());
  }

  private async own(word: SearchedWord, parameters: object): Promise<string> {
    const columns = ['projectId', 'duration', 'amountCents', 'invoiceId'];
    return word.carrying(ENTRIES, columns, await this.isOne(word, parameters));
  }

  /** The page if the first rows of the list fill it, else null. */
  private async amongFirst(scope: Scope, query: TimeEntryQuery, order: ListOrder): Promise<number[] | null> {
    const unsearched = entriesIn(this.db, scope, { ...query, q: undefined }, periodOf(query, scope.timeZone))
      .select('entry.id', 'id')
      .addSelect('entry.projectId', 'projectId')
      .addSelect('entry.startTime', 'startTime');
    const first = seek(unsearched, order, { ...query, limit: this.lookedThrough - 1 });
    const some = this.from(first.getQuery()).select('entry.id', 'id').setParameters(first.getParameters());
    for (const word of searchedWords(query.q)) {
      some.andWhere(`(${isEntryHolding(word.isIn, 'entry')})`, word.parameters);
    }
    const ids = await idsOf(seek(some, order, { limit: query.limit }));
    return ids.length > query.limit ? ids : null;
  }

  private async holding({ companyId }: Scope, word: SearchedWord): Promise<Query> {
    const parameters = { ...word.parameters, companyId };
    const own = word.carrying(ENTRIES, ['startTime'], await this.isOne(word, parameters));
    return this.from(`${own} UNION ${ofJobs(word, ['id', 'startTime'])}`)
      .select('entry.id', 'id')
      .setParameters(parameters);
  }

  /** Whether but one word of the notes begins so: then no entry is found twice. */
  private async isOne(word: SearchedWord, parameters: object): Promise<boolean> {
    const ends = await this.db.manager
      .createQueryBuilder()
      .select('ends.first', 'first')
      .addSelect('ends.last', 'last')
      .from(`(${word.range(ENTRIES)})`, 'ends')
      .setParameters(parameters)
      .getRawOne<{ first: string | null; last: string | null }>();
    return ends?.first === ends?.last;
  }

  private from(sql: string): Query {
    return this.db.manager.createQueryBuilder().from<object>(`(${sql})`, 'entry');
  }
}

/** SQL of the time of jobs that hold the word. */
function ofJobs({ holding }: SearchedWord, columns: readonly string[]): string {
  const named = columns.map((one) => `worked.${one} AS ${one}`).join(', ');
  return `SELECT ${named} FROM (${jobsHolding(holding)}) job INNER JOIN ${ENTRIES} worked ON worked.projectId = job.id`;
}

function summed(entries: Query, { billed }: EntryFilters): Query {
  if (billed !== undefined) entries.andWhere(`entry.invoiceId IS ${billed ? 'NOT NULL' : 'NULL'}`);
  return entries
    .select('COUNT(*)', 'count')
    .addSelect('SUM(entry.duration)', 'seconds')
    .addSelect('SUM(entry.amountCents)', 'cents');
}

const idsOf = async (query: Query | ReturnType<typeof entriesIn>): Promise<number[]> =>
  (await query.getRawMany<Found>()).map(({ id }) => Number(id));

/** The word, when all the company's time with one word is asked for. */
function oneWord(scope: Scope, filters: EntryFilters, period: Period): SearchedWord | null {
  const [word, ...more] = searchedWords(filters.q);
  return word && more.length === 0 && isAllTime(scope, { ...filters, q: undefined }, period) ? word : null;
}
