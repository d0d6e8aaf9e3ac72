import { Users } from '@dwang/identity';
import { readInstant, type Scope, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { EntryFilters, TimeEntryQuery } from './entry-query';
import { TimeEntriesRepository, timeEntryOrder } from './time-entries.repository';
import type { RawTimeEntry } from './time-entry.view';

const BATCH = 1000;
const SORT = 'startTime';

/** An entry as reports read it. */
export interface ReadEntry extends RawTimeEntry {
  userName: string;
}

/** Which entries; `from` and `to` are days of the company's zone, both included. */
export type EntriesAsked = EntryFilters & Pick<TimeEntryQuery, 'from' | 'to'>;

/** All entries that match, the oldest first, read in batches so that any number of them needs little memory. */
@Injectable()
export class EntryStream {
  constructor(
    private readonly entries: TimeEntriesRepository,
    private readonly users: Users,
  ) {}

  async *read(scope: Scope, asked: EntriesAsked): AsyncGenerator<ReadEntry> {
    const names = new Map<number, string>();
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const rows = await this.entries.page(scope, { ...asked, sort: SORT, limit: BATCH, ...(cursor ? { cursor } : {}) });
      const place = (row: RawTimeEntry) => [readInstant(row.startTime), row.id] as const;
      const page = toPage(rows, BATCH, timeEntryOrder(SORT), place);
      await this.learn(scope, names, page.items);
      for (const row of page.items) yield { ...row, userName: names.get(Number(row.userId)) ?? '' };
      cursor = page.nextCursor;
    }
  }

  private async learn({ companyId }: Scope, names: Map<number, string>, rows: readonly RawTimeEntry[]): Promise<void> {
    const unknown = rows.map(({ userId }) => Number(userId)).filter((id) => !names.has(id));
    for (const [id, name] of await this.users.namesOf(companyId, unknown)) names.set(id, name);
  }
}
