import { type Approval, ErrorCode } from '@dwang/contracts';
import { dayOf, startOfWeek } from '@dwang/domain';
import { Conflict, Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { HeldWeeks, isLocked } from './held-weeks';
import type { TimeEntryRow } from './time-entry.entity';
import { TimesheetWeekRow } from './timesheet-week.entity';

const WEEK_REASONS = {
  submitted: 'This week is waiting for approval and is locked. Withdraw it, or let the owner return it, to change its time.',
  approved: 'This week is approved and is locked. The owner can return it to be changed.',
};

/** The one place that says which time may no longer be changed: time on an invoice, and time of weeks that are handed in or approved. */
@Injectable()
export class EntryLock {
  constructor(
    private readonly db: Database,
    private readonly held: HeldWeeks,
  ) {}

  /** Throws `Conflict` with the reason and the way to free it. */
  refuse({ invoiceId, invoiceLabel, approval }: Pick<TimeEntryRow, 'invoiceId' | 'invoiceLabel' | 'approval'>): void {
    if (invoiceId !== null) {
      const label = invoiceLabel ?? 'an invoice';
      throw new Conflict(
        ErrorCode.entryBilled,
        `This time is on ${label} and is locked. Void or delete the invoice to change it.`,
      );
    }
    refuseWeek(approval);
  }

  /** What an entry of the person that starts then is marked with. Throws `Conflict` when its week takes no more time. */
  async openWeek(scope: Scope, userId: number, start: Date): Promise<Approval> {
    const day = dayOf(start.getTime(), scope.timeZone);
    const [holder] = await this.held.within(scope, userId, { from: day, to: day });
    if (holder) refuseWeek(holder.status);
    const key = { companyId: scope.companyId, userId, weekStart: startOfWeek(day, scope.weekStart) };
    const week = await this.db.repo(TimesheetWeekRow).findOneBy(key);
    return week && !isLocked(week.status) ? week.status : 'none';
  }
}

function refuseWeek(approval: Approval): void {
  if (isLocked(approval)) throw new Conflict(ErrorCode.weekLocked, WEEK_REASONS[approval]);
}
