import { type Approval, ErrorCode, type TimesheetWeek } from '@dwang/contracts';
import { startOfWeek, type WeekStart, weekStartName } from '@dwang/domain';
import { Companies } from '@dwang/identity';
import { Conflict, Database, Forbidden, Invalid, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { entriesIn, periodOf } from '../time-entries/entry-query';
import { daysOf, HeldWeeks } from '../time-entries/held-weeks';
import { TimeEntryRow } from '../time-entries/time-entry.entity';
import { TimesheetWeekRow } from '../time-entries/timesheet-week.entity';
import { WhoseTime } from '../time-entries/whose-time';
import { TimesheetView } from './timesheet.view';
import { WeekNotices } from './week-notices';

type Move = 'submit' | 'withdraw' | 'approve' | 'return';

/** From which states a move is made, and where it leads. Made again it changes nothing. */
const MOVES: Record<Move, { from: readonly Approval[]; to: Approval; refusal: string }> = {
  submit: { from: ['none', 'returned'], to: 'submitted', refusal: 'This week is approved already' },
  withdraw: { from: ['submitted'], to: 'none', refusal: 'Only a week that waits for approval can be withdrawn' },
  approve: { from: ['submitted'], to: 'approved', refusal: 'Only a week that was handed in can be approved' },
  return: { from: ['submitted', 'approved'], to: 'returned', refusal: 'Only a week that was handed in can be returned' },
};

/** What else must hold, and which days the week then has. */
type Check = () => Promise<Pick<TimesheetWeekRow, 'firstDay' | 'lastDay'>>;

interface Decision {
  userId?: number;
  reason?: string;
}

/** Weeks that are handed in by who worked them, and approved or returned by the owner. A week that is handed in locks its time. */
@Injectable()
export class TimesheetWeeksService {
  constructor(
    private readonly db: Database,
    private readonly companies: Companies,
    private readonly whose: WhoseTime,
    private readonly held: HeldWeeks,
    private readonly view: TimesheetView,
    private readonly notices: WeekNotices,
  ) {}

  /** Throws `Conflict` when the company does not use approval, or nothing was worked in the week. */
  submit(scope: Scope, week: string): Promise<TimesheetWeek> {
    return this.move(scope, week, 'submit', {}, async () => {
      if (!(await this.companies.profile(scope.companyId)).approvalRequired) {
        throw new Conflict(
          ErrorCode.weekMove,
          'Your company does not approve weeks. The owner can switch it on in the profile, under the company.',
        );
      }
      const free = await this.held.free(scope, scope.userId, week);
      if (!free) throw new Conflict(ErrorCode.weekMove, 'The days of this week are in weeks that are handed in already');
      const worked = entriesIn(this.db, scope, { userId: scope.userId }, periodOf(free, scope.timeZone));
      if (!(await worked.getExists())) throw new Conflict(ErrorCode.weekMove, 'There is no time in this week to hand in');
      return { firstDay: free.from, lastDay: free.to };
    });
  }

  withdraw(scope: Scope, week: string): Promise<TimesheetWeek> {
    return this.move(scope, week, 'withdraw');
  }

  approve(scope: Scope, week: string, userId: number): Promise<TimesheetWeek> {
    return this.move(scope, week, 'approve', { userId });
  }

  giveBack(scope: Scope, week: string, decision: Required<Decision>): Promise<TimesheetWeek> {
    return this.move(scope, week, 'return', decision);
  }

  private move(scope: Scope, weekStart: string, move: Move, said: Decision = {}, check?: Check): Promise<TimesheetWeek> {
    return this.db.tx(async () => {
      const decides = move === 'approve' || move === 'return';
      if (decides && scope.role !== 'owner') throw new Forbidden('Only the owner approves weeks');
      const worker = await this.whose.of(scope, said.userId);
      const key = { companyId: scope.companyId, userId: worker.id, weekStart };
      const found = await this.db.findForUpdate(TimesheetWeekRow, key);
      if (!found && weekStart !== startOfWeek(weekStart, scope.weekStart)) throw misnamed(scope.weekStart);
      const row = found ?? { ...key, ...BLANK };
      const { from, to, refusal } = MOVES[move];
      if (row.status === to && found) return this.view.of(scope, worker, row);
      if (!from.includes(row.status)) throw new Conflict(ErrorCode.weekMove, refusal);
      const days = await check?.();
      const stamps = decides
        ? { decidedBy: scope.userId, decidedAt: new Date(Date.now()) }
        : { submittedAt: new Date(Date.now()) };
      const next = { ...row, ...days, ...stamps, status: to, reason: said.reason ?? '', version: row.version + 1 };
      await this.db.repo(TimesheetWeekRow).save(next);
      await this.mark(scope, next);
      const week = await this.view.of(scope, worker, next);
      await this.notices.tell(scope, week, next.version);
      return week;
    });
  }

  /** The entries that begin on the days of the week carry its state. */
  private async mark({ companyId, timeZone }: Scope, week: Omit<TimesheetWeekRow, 'id'>) {
    const { userId, status } = week;
    const { from, to } = periodOf(daysOf(week), timeZone);
    const { affected } = await this.db
      .repo(TimeEntryRow)
      .createQueryBuilder()
      .update()
      .set({ approval: status, version: () => 'version + 1' })
      .where({ companyId, userId })
      .andWhere('startTime >= :from AND startTime < :to', { from: new Date(from ?? 0), to: new Date(to ?? 0) })
      .execute();
    if (affected) this.db.note({ kind: 'time_entries', action: 'changed', companyId, count: affected, fields: ['approval'] });
  }
}

const BLANK = {
  firstDay: null,
  lastDay: null,
  status: 'none' as Approval,
  reason: '',
  submittedAt: null,
  decidedBy: null,
  decidedAt: null,
  version: 0,
};

/** A week that is handed in keeps its name when the company's weeks begin on another day; no new one gets the old kind of name. */
const misnamed = (start: WeekStart) => new Invalid('week', `Weeks begin on ${weekStartName(start)} here`);
