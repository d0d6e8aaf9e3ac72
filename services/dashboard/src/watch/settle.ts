import { dayOf } from '@dwang/domain';
import type { CompanyFacts, Member } from '@dwang/identity';
import { Database, LiveEvents, type Notice } from '@dwang/platform';
import { InvoiceDirectory } from '@dwang/service-finance';
import { BookedDays } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { dedupeKeyOf } from '../notifications/notice-book';
import { NotificationRow } from '../notifications/notification.entity';

const WATCHED = ['invoice-due-soon', 'invoice-overdue', 'contract-day', 'timer-forgotten', 'weather-risk'] as const;

/**
 * Marks as read what was told of a matter that is over: the invoice paid or void, the timer stopped, the day of the weather gone,
 * moved, or of a job that is closed.
 */
@Injectable()
export class Settle {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(LiveEvents) private readonly live: LiveEvents,
    @Inject(InvoiceDirectory) private readonly invoices: InvoiceDirectory,
    @Inject(BookedDays) private readonly booked: BookedDays,
  ) {}

  /** `standing` is all that was found of invoices and timers just now. */
  async over(company: CompanyFacts, members: readonly Member[], standing: readonly Notice[], now: Date): Promise<void> {
    const userId = In(members.map(({ id }) => id));
    const unread = await this.db.repo(NotificationRow).findBy({ userId, kind: In([...WATCHED]), readAt: IsNull() });
    if (unread.length === 0) return;
    const keys = new Set(standing.map(dedupeKeyOf));
    const awaited = await this.invoices.stillAwaited(company.id, unread.flatMap(invoiceOf));
    const isBooked = await this.bookings(company, unread, now);
    const stands = (row: NotificationRow): boolean => {
      if (keys.has(row.dedupeKey)) return true;
      if (row.kind === 'weather-risk') return isBooked(row);
      return row.kind === 'invoice-overdue' && invoiceOf(row).some((id) => awaited.has(id));
    };
    for (const row of unread) if (!stands(row)) await this.settle(company.id, row, now);
  }

  /** Whether the job of a warning is still worked on that day, and the day is not over. */
  private async bookings({ id, timeZone }: CompanyFacts, rows: readonly NotificationRow[], now: Date) {
    const days = rows.filter(({ kind }) => kind === 'weather-risk').map((row) => siteOf(row).day);
    const today = dayOf(now.getTime(), timeZone);
    const last = days.sort().at(-1);
    const found = last !== undefined && last >= today ? await this.booked.between(id, today, last) : [];
    const sites = new Set(found.map(({ projectId, day }) => `${projectId} ${day}`));
    return (row: NotificationRow): boolean => sites.has(`${siteOf(row).projectId} ${siteOf(row).day}`);
  }

  private async settle(companyId: number, { id, userId }: NotificationRow, now: Date): Promise<void> {
    await this.db.repo(NotificationRow).update({ id, readAt: IsNull() }, { readAt: now, pushAfter: null });
    this.live.publish({ companyId, userId, isPrivate: true, event: { type: 'changed', tags: ['Notification'] } });
  }
}

/** The invoice that it is about, if it is about one. */
function invoiceOf({ kind, figures }: NotificationRow): number[] {
  return kind.startsWith('invoice-') ? [Number(JSON.parse(figures).invoiceId)] : [];
}

const siteOf = ({ figures }: NotificationRow): { projectId: number; day: string } => JSON.parse(figures);
