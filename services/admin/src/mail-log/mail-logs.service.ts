import { ErrorCode, type LoggedMail, type MailLogExportQuery, type MailLogPage, type MailLogQuery } from '@dwang/contracts';
import { CSV_START, csvLine } from '@dwang/domain';
import { CompanyDirectory } from '@dwang/identity';
import {
  Conflict,
  Database,
  type ListOrder,
  MailLog,
  MailLogRow,
  NotFound,
  Scheduler,
  SecurityLog,
  seek,
  toPage,
} from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { z } from 'zod';
import { MailFinder } from './mail-finder';
import { shownMail } from './shown-mail';

const NEWEST: ListOrder = { name: '-createdAt', column: 'row.createdAt', idColumn: 'row.id', direction: 'DESC', kind: 'instant' };
const HOUR_SECONDS = 3600;
const BATCH = 500;
const HEAD = ['Time (UTC)', 'Kind', 'Recipient', 'Company', 'Status', 'Reason', 'Tries', 'Sent (UTC)', 'Next try (UTC)'];

/** The mail log as the administrator reads it. */
@Injectable()
export class MailLogs implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(MailLog) private readonly log: MailLog,
    @Inject(MailFinder) private readonly finder: MailFinder,
    @Inject(CompanyDirectory) private readonly companies: CompanyDirectory,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    const run = (now: Date) => this.log.keep(now);
    this.scheduler.add({
      name: 'keep-mail-log',
      title: 'Drop old letters from the mail log',
      area: 'admin',
      everySeconds: HOUR_SECONDS,
      run,
    });
  }

  async list({ limit, cursor, ...filters }: z.output<typeof MailLogQuery>): Promise<MailLogPage> {
    const rows = await this.finder.matching(filters);
    const count = await rows.getCount();
    const page = toPage(await seek(rows, NEWEST, { limit, cursor }).getMany(), limit, NEWEST, (row) => [row.createdAt, row.id]);
    return { items: await this.shown(page.items), nextCursor: page.nextCursor, totals: { count } };
  }

  /** All that match, the newest first, as lines of a CSV file. */
  async *csv(filters: z.output<typeof MailLogExportQuery>): AsyncGenerator<string> {
    yield CSV_START + csvLine(HEAD);
    let before = Number.MAX_SAFE_INTEGER;
    while (true) {
      const rows = await (await this.finder.matching(filters))
        .andWhere('row.id < :before', { before })
        .orderBy('row.id', 'DESC')
        .take(BATCH)
        .getMany();
      if (rows.length === 0) return;
      for (const mail of await this.shown(rows)) yield csvLine(cells(mail));
      before = rows.at(-1)?.id ?? 0;
    }
  }

  /** With the whole address. Who looked at which is noted in the security log. */
  async open(id: number): Promise<LoggedMail> {
    const row = await this.find(id);
    await this.security.note('mail-log.opened', { detail: `letter ${id}` });
    return this.whole(row);
  }

  /** Throws `Conflict` for a letter that did not fail, or that somebody may have got, or that nobody keeps any longer. */
  retry(id: number): Promise<LoggedMail> {
    return this.db.tx(async () => {
      const row = await this.find(id);
      if (!this.log.canRetry(row) || !(await this.log.retry(row))) {
        throw new Conflict(ErrorCode.letterNotRetried, 'This letter cannot be sent again from here.');
      }
      this.security.say(`sent letter ${id} of the mail log again`);
      return this.whole(await this.find(id));
    });
  }

  private async find(id: number): Promise<MailLogRow> {
    const row = await this.db.repo(MailLogRow).findOneBy({ id });
    if (!row) throw new NotFound('No such letter');
    return row;
  }

  private async whole(row: MailLogRow): Promise<LoggedMail> {
    const names = await this.companies.names([row.companyId]);
    return shownMail(row, { names, canRetry: this.log.canRetry(row), isWhole: true });
  }

  private async shown(rows: readonly MailLogRow[]): Promise<LoggedMail[]> {
    const names = await this.companies.names(rows.map(({ companyId }) => companyId));
    return rows.map((row) => shownMail(row, { names, canRetry: this.log.canRetry(row), isWhole: false }));
  }
}

const cells = ({ createdAt, kind, recipient, companyName, status, reason, tries, sentAt, nextTryAt }: LoggedMail): string[] => [
  ...[createdAt, kind, recipient, companyName ?? '', status, reason, String(tries), sentAt ?? '', nextTryAt ?? ''],
];
