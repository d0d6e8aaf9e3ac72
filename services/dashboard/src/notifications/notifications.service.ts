import type { NotificationItem, NotificationListQuery, NotificationPage } from '@dwang/contracts';
import { Database, type ListOrder, NotFound, readableViews, readJson, type Scope, seek, toPage } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, LessThan, type SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { NotificationRow } from './notification.entity';

type Query = z.output<typeof NotificationListQuery>;

const NEWEST: ListOrder = {
  name: '-time',
  column: 'notification.createdAt',
  idColumn: 'notification.id',
  direction: 'DESC',
  kind: 'instant',
};
const DAY_MS = 24 * 3600 * 1000;
const KEEP_DAYS = 365;

/** What one person was told; nobody sees another's. */
@Injectable()
export class Notifications {
  constructor(@Inject(Database) private readonly db: Database) {}

  async list(scope: Scope, query: Query): Promise<NotificationPage> {
    const matching = this.matching(scope, query);
    const totals = { count: await matching.getCount(), unread: await this.unread(scope) };
    const rows = await seek(matching, NEWEST, query).getMany();
    const { items, nextCursor } = toPage(rows, query.limit, NEWEST, (row) => [row.createdAt, row.id]);
    return { items: readableViews(items, toView), nextCursor, totals };
  }

  /** Marks one as read, or as unread again. Repeating it changes nothing. */
  async mark(scope: Scope, id: number, read: boolean, now = new Date()): Promise<NotificationItem> {
    const mine = { id, userId: scope.userId, isInApp: true };
    const row = await this.db.repo(NotificationRow).findOneBy(mine);
    if (!row) throw new NotFound('Notification not found');
    const readAt = read ? (row.readAt ?? now) : null;
    await this.db.repo(NotificationRow).update(mine, { readAt });
    return toView({ ...row, readAt });
  }

  /** Answers how many were unread. */
  async markAll(scope: Scope, now = new Date()): Promise<number> {
    const unread = { userId: scope.userId, isInApp: true, readAt: IsNull() };
    const { affected } = await this.db.repo(NotificationRow).update(unread, { readAt: now });
    return affected ?? 0;
  }

  /** Forgets what is older than a year. */
  async tidy(now: Date): Promise<void> {
    await this.db.repo(NotificationRow).delete({ createdAt: LessThan(new Date(now.getTime() - KEEP_DAYS * DAY_MS)) });
  }

  private unread({ userId }: Scope): Promise<number> {
    return this.db.repo(NotificationRow).countBy({ userId, isInApp: true, readAt: IsNull() });
  }

  private matching({ userId }: Scope, { unread, kind }: Query): SelectQueryBuilder<NotificationRow> {
    const rows = this.db
      .repo(NotificationRow)
      .createQueryBuilder('notification')
      .where('notification.userId = :userId', { userId })
      .andWhere('notification.isInApp = :shown', { shown: true });
    if (unread !== undefined) rows.andWhere(`notification.readAt IS ${unread ? '' : 'NOT '}NULL`);
    if (kind) rows.andWhere('notification.kind = :kind', { kind });
    return rows;
  }
}

const toView = (row: NotificationRow): NotificationItem => ({
  id: row.id,
  kind: row.kind,
  type: row.tone,
  title: row.title,
  message: row.message,
  time: row.createdAt.toISOString(),
  read: row.readAt !== null,
  to: row.address,
  figures: readJson(row.figures) as NotificationItem['figures'],
});
