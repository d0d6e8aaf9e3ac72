import type { TimeHints, TimeHintsQuery } from '@dwang/contracts';
import { findTimeHints } from '@dwang/domain';
import { Database, readInstant, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { entriesIn, periodOf } from './entry-query';
import { WhoseTime } from './whose-time';

interface RawEntry {
  id: number | string;
  startTime: string | Date;
  endTime: string | Date;
  duration: number | string;
}

/** What is odd in somebody's days (rules in domain's `findTimeHints`). */
@Injectable()
export class TimeHintsService {
  constructor(
    private readonly db: Database,
    private readonly whose: WhoseTime,
  ) {}

  async hints(scope: Scope, { from, to, userId }: z.output<typeof TimeHintsQuery>): Promise<TimeHints> {
    const { id } = await this.whose.of(scope, userId);
    const rows = await entriesIn(this.db, scope, { userId: id }, periodOf({ from, to }, scope.timeZone))
      .select('entry.id', 'id')
      .addSelect('entry.startTime', 'startTime')
      .addSelect('entry.endTime', 'endTime')
      .addSelect('entry.duration', 'duration')
      .getRawMany<RawEntry>();
    const entries = rows.map((row) => ({
      id: Number(row.id),
      start: readInstant(row.startTime).getTime(),
      end: readInstant(row.endTime).getTime(),
      seconds: Number(row.duration),
    }));
    const items = findTimeHints(entries, scope.timeZone)
      .filter(({ day }) => day >= from && day <= to)
      .map(({ start, end, ...hint }) => ({
        ...hint,
        startTime: new Date(start).toISOString(),
        endTime: new Date(end).toISOString(),
      }));
    return { items };
  }
}
