import type { Feedback, FeedbackListQuery, FeedbackPage, SendFeedback, UpdateFeedback } from '@dwang/contracts';
import { UserDirectory } from '@dwang/identity';
import {
  Database,
  type ListOrder,
  lately,
  NotFound,
  type Scope,
  SecurityLog,
  searchText,
  seek,
  TooMany,
  toPage,
  whereEachWord,
} from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { FeedbackRow } from './feedback.entity';

/** One person may send this many in an hour: enough for anybody who writes, too few to fill the disk. */
const MOST_PER_HOUR = 20;
const HOUR = 3_600_000;

const NEWEST: ListOrder = { name: '-createdAt', column: 'row.createdAt', idColumn: 'row.id', direction: 'DESC', kind: 'instant' };

/** What people tell the makers of Dwang; kept for the platform's administrator. */
@Injectable()
export class FeedbackService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(UserDirectory) private readonly directory: UserDirectory,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** Throws `TooMany` after twenty in an hour. */
  send({ companyId, userId }: Scope, said: z.output<typeof SendFeedback>): Promise<void> {
    return this.db.tx(async () => {
      const now = Date.now();
      const rows = this.db.repo(FeedbackRow);
      const sent = await rows.countBy({ userId, createdAt: lately(HOUR, new Date(now)) });
      if (sent >= MOST_PER_HOUR) throw new TooMany('That was a lot of feedback. Please try again in an hour.', HOUR / 1000);
      await rows.insert({
        ...said,
        ...{ companyId, userId, status: 'new' as const, note: '', createdAt: new Date(now) },
        searchText: searchText([said.text, said.place], 4400),
      });
    });
  }

  /** Those whose words, screen or sender, as they are called now, hold all words of `q`. */
  async list({ q, status, ...paging }: z.output<typeof FeedbackListQuery>): Promise<FeedbackPage> {
    const rows = this.db.repo(FeedbackRow).createQueryBuilder('row');
    if (status) rows.where('row.status = :status', { status });
    whereEachWord(rows, q, (like) => `row.searchText ${like} OR row.userId IN (${this.directory.holding(like)})`);
    const count = await rows.getCount();
    const unread = await this.db.repo(FeedbackRow).countBy({ status: 'new' });
    const page = toPage(await seek(rows, NEWEST, paging).getMany(), paging.limit, NEWEST, (row) => [row.createdAt, row.id]);
    return { items: await this.named(page.items), nextCursor: page.nextCursor, totals: { count, unread } };
  }

  async change(id: number, change: z.output<typeof UpdateFeedback>): Promise<Feedback> {
    await this.db.repo(FeedbackRow).update({ id }, change);
    const row = await this.db.repo(FeedbackRow).findOneBy({ id });
    const [feedback] = row ? await this.named([row]) : [];
    if (!feedback) throw new NotFound('No such feedback');
    this.security.say(change.status ? `marked feedback ${id} as ${change.status}` : `wrote a note to feedback ${id}`);
    return feedback;
  }

  private async named(rows: readonly FeedbackRow[]): Promise<Feedback[]> {
    const senders = await this.directory.byId(rows.map(({ userId }) => userId));
    return rows.map(({ userId, companyId: _, searchText: __, createdAt, ...row }) => {
      const { fullName: name = 'Former member', email = '', companyName = '' } = senders.get(userId) ?? {};
      return { ...row, name, email, companyName, createdAt: createdAt.toISOString() };
    });
  }
}
