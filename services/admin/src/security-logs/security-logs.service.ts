import type { SecurityLogExportQuery, SecurityLogListQuery, SecurityLogPage, SecurityLog as Shown } from '@dwang/contracts';
import { CSV_START, csvLine } from '@dwang/domain';
import { Database, type ListOrder, likeContains, Scheduler, SecurityLog, SecurityLogRow, seek, toPage } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';

const NEWEST: ListOrder = { name: '-timestamp', column: 'row.at', idColumn: 'row.id', direction: 'DESC', kind: 'instant' };
const DAY_SECONDS = 24 * 3600;
const BATCH = 500;

/** The security log as the administrator reads it. */
@Injectable()
export class SecurityLogs implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(SecurityLog) private readonly log: SecurityLog,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    const run = (now: Date) => this.log.trim(now);
    this.scheduler.add({
      name: 'trim-security-log',
      title: 'Drop old rows of the security log',
      area: 'admin',
      everySeconds: DAY_SECONDS,
      run,
    });
  }

  async list({ limit, cursor, ...filters }: z.output<typeof SecurityLogListQuery>): Promise<SecurityLogPage> {
    const rows = this.matching(filters);
    const count = await rows.getCount();
    const page = toPage(await seek(rows, NEWEST, { limit, cursor }).getMany(), limit, NEWEST, ({ at, id }) => [at, id]);
    return { items: page.items.map(shown), nextCursor: page.nextCursor, totals: { count } };
  }

  /** All that match, the newest first, as lines of a CSV file. */
  async *csv(filters: z.output<typeof SecurityLogExportQuery>): AsyncGenerator<string> {
    yield CSV_START + csvLine(['Time (UTC)', 'Severity', 'Event', 'User', 'IP address']);
    let before = Number.MAX_SAFE_INTEGER;
    while (true) {
      const rows = await this.matching(filters)
        .andWhere('row.id < :before', { before })
        .orderBy('row.id', 'DESC')
        .take(BATCH)
        .getMany();
      if (rows.length === 0) return;
      for (const row of rows) yield csvLine([row.at.toISOString(), row.severity, row.event, row.username, row.ip]);
      before = rows.at(-1)?.id ?? 0;
    }
  }

  private matching({
    q,
    severity,
  }: Pick<z.output<typeof SecurityLogListQuery>, 'q' | 'severity'>): SelectQueryBuilder<SecurityLogRow> {
    const rows = this.db.repo(SecurityLogRow).createQueryBuilder('row').where('1 = 1');
    if (severity) rows.andWhere('row.severity = :severity', { severity });
    for (const [index, word] of (q ?? '').split(/\s+/).filter(Boolean).slice(0, 10).entries()) {
      rows.andWhere(`row.searchText LIKE :word${index} ESCAPE '!'`, { [`word${index}`]: likeContains(word) });
    }
    return rows;
  }
}

const shown = ({ id, severity, event, at, ip, username }: SecurityLogRow): Shown => ({
  ...{ id, severity, event, ip },
  timestamp: at.toISOString(),
  user: username,
});
