import type { TimesheetWeek } from '@dwang/contracts';
import { dayOf, dayText, toHoursMinutes } from '@dwang/domain';
import { CompanyDirectory } from '@dwang/identity';
import { LiveEvents, type Notice, Notifier, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';

type Words = Pick<Notice, 'kind' | 'type' | 'title' | 'message'>;

/** Tells the owners of a week that was handed in, and who worked it how it was decided. Nobody is told what they did themselves. */
@Injectable()
export class WeekNotices {
  constructor(
    private readonly company: CompanyDirectory,
    private readonly notifier: Notifier,
    private readonly live: LiveEvents,
  ) {}

  /** `version` is that of the week, which may be handed in and returned more than once. A week that was taken back is told to nobody. */
  async tell(scope: Scope, week: TimesheetWeek, version: number): Promise<void> {
    const words = wordsOf(week);
    if (!words) return;
    this.refresh(scope, week);
    const told = week.status === 'submitted' ? await this.owners(scope) : [week.userId];
    for (const userId of told.filter((id) => id !== scope.userId)) {
      await this.notifier.tell(scope, {
        ...words,
        userId,
        to: `/timesheet?view=week&week=${week.week}&person=${week.userId}`,
        figures: { week: week.week, seconds: week.seconds },
        subject: `week:${week.userId}:${week.week}:${version}`,
        day: dayOf(Date.now(), scope.timeZone),
      });
    }
  }

  /** Open tabs of who worked it read it again: those of contractors hear of nobody else's writes. */
  private refresh({ companyId, userId: writer }: Scope, { userId }: TimesheetWeek): void {
    if (userId === writer) return;
    this.live.publish({ companyId, userId, isPrivate: true, event: { type: 'changed', tags: ['TimeEntry'] } });
  }

  private async owners({ companyId }: Scope): Promise<number[]> {
    const members = await this.company.members(companyId);
    return members.filter(({ role }) => role === 'owner').map(({ id }) => id);
  }
}

function wordsOf({ status, userName, week, seconds, decidedBy, reason }: TimesheetWeek): Words | null {
  const span = `The week from ${dayText(week)}`;
  switch (status) {
    case 'submitted': {
      const message = `${span}, ${toHoursMinutes(seconds)}, waits for your approval.`;
      return { kind: 'week-handed-in', type: 'info', title: `${userName} has handed in a week`, message };
    }
    case 'approved': {
      const message = `${span} was approved by ${decidedBy}.`;
      return { kind: 'week-decided', type: 'success', title: 'Your week is approved', message };
    }
    case 'returned': {
      const message = `${span} was returned by ${decidedBy}: ${reason}`;
      return { kind: 'week-decided', type: 'warning', title: 'Your week has come back', message };
    }
    default:
      return null;
  }
}
