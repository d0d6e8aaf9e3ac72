import { CSV_START, csvLine, toClock, toDecimalHours, workedWithin } from '@dwang/domain';
import { Users } from '@dwang/identity';
import { Database, readInstant, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { entriesIn, periodOf } from './entry-query';
import { EntryStream, type ReadEntry } from './entry-stream';
import { WallClock } from './wall-clock';
import { WhoseTime } from './whose-time';

const HEADINGS = [
  'Name',
  'Date',
  'Start',
  'End',
  'Worked',
  'Hours worked (to 0.01)',
  'Unpaid break (to 0.01)',
  'Kind of work',
  'Description',
];
/** What the law asks for and the time sheet does not know. Source: Employment Relations Act 2000, s 130; Holidays Act 2003, s 81. */
const NOT_HELD =
  'Not held here, keep it with your payroll: wages paid and how they were worked out, employment agreement, date of birth, postal address, leave taken and owed, public holidays worked and their alternative days.';

interface Asked {
  from: string;
  to: string;
  userId?: number | undefined;
}

/**
 * The time of the wage and time record that an employer keeps for six years: who worked when, for how long and at what, each day by itself
 * (split at midnight). Worked time without any rounding.
 */
@Injectable()
export class WageRecord {
  constructor(
    private readonly db: Database,
    private readonly entries: EntryStream,
    private readonly users: Users,
    private readonly whose: WhoseTime,
  ) {}

  /** The lines of the CSV; throws `NotFound` before the first for a person whom the caller may not see. */
  async open(scope: Scope, { userId, ...asked }: Asked): Promise<AsyncGenerator<string>> {
    const people = userId === undefined ? await this.people(scope, asked) : [await this.whose.of(scope, userId)];
    return this.lines(
      scope,
      asked,
      people.map(({ id }) => id),
    );
  }

  private async *lines(scope: Scope, { from, to }: Asked, userIds: readonly number[]): AsyncGenerator<string> {
    const head = [
      'Wage and time record',
      scope.companyName,
      `${from} to ${to}`,
      'Worked is to the second: sums are of it. Decimal hours are rounded line by line',
    ];
    yield CSV_START + csvLine(head);
    yield csvLine([NOT_HELD]);
    yield csvLine([]) + csvLine(HEADINGS);
    const clock = new WallClock(scope.timeZone);
    for (const userId of userIds) {
      for await (const entry of this.entries.read(scope, { userId, from, to })) yield* daysOf(entry, clock, { from, to });
    }
  }

  /** Those who have time in these days, by name. */
  private async people(scope: Scope, { from, to }: Asked) {
    const rows = await entriesIn(this.db, scope, {}, periodOf({ from, to }, scope.timeZone))
      .select('DISTINCT entry.userId', 'userId')
      .getRawMany<{ userId: number | string }>();
    const names = await this.users.namesOf(
      scope.companyId,
      rows.map(({ userId }) => Number(userId)),
    );
    return [...names].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name, 'en-NZ'));
  }
}

function* daysOf(entry: ReadEntry, clock: WallClock, asked: Asked): Generator<string> {
  const [start, end] = [readInstant(entry.startTime).getTime(), readInstant(entry.endTime).getTime()];
  const work = { start, end, seconds: Number(entry.duration) };
  for (let at = start; at < end; ) {
    const { day, to: dayEnd } = clock.dayAt(at);
    const [from, to] = [at, Math.min(end, dayEnd)];
    at = dayEnd;
    const seconds = workedWithin(work, from, to);
    if (day < asked.from || day > asked.to || seconds === 0) continue;
    const pause = Math.max(0, Math.round((to - from) / 1000) - seconds);
    yield csvLine([
      entry.userName,
      day,
      clock.timeAt(from),
      clock.endOf(from, to),
      toClock(seconds),
      toDecimalHours(seconds),
      toDecimalHours(pause),
      entry.projectName,
      entry.notes,
    ]);
  }
}
