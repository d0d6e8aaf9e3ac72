import type { TimeGrid, TimeGridCell } from '@dwang/contracts';
import { addDays, dayOf, splitByDay } from '@dwang/domain';
import { Companies } from '@dwang/identity';
import { Database, readInstant, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { entriesIn, periodOf } from '../time-entries/entry-query';
import { daysOf, HeldWeeks } from '../time-entries/held-weeks';
import type { TimesheetWeekRow } from '../time-entries/timesheet-week.entity';
import { WhoseTime, type Worker } from '../time-entries/whose-time';
import { TimesheetView } from './timesheet.view';

type Row = TimeGrid['rows'][number];
type Lock = TimeGridCell['lock'];

interface RawEntry {
  projectId: number | string;
  projectName: string;
  clientName: string | null;
  startTime: string | Date;
  endTime: string | Date;
  duration: number | string;
  invoiceId: number | string | null;
}

/** A person's week as projects against days. Projects of the week before are there too, empty, to be typed in. */
@Injectable()
export class WeekGridService {
  constructor(
    private readonly db: Database,
    private readonly whose: WhoseTime,
    private readonly weeks: TimesheetView,
    private readonly held: HeldWeeks,
    private readonly companies: Companies,
  ) {}

  /** The week that was handed in by this name, else the company's week that holds the day. */
  async grid(scope: Scope, day: string, userId?: number): Promise<TimeGrid> {
    const worker = await this.whose.of(scope, userId);
    const week = await this.weeks.week(scope, worker, day);
    const days = Array.from({ length: 7 }, (_, index) => addDays(week.week, index));
    const rows = new Map<number, Row>();
    const held = (await this.held.within(scope, worker.id, { from: week.week, to: addDays(week.week, 6) })).map(heldView);
    const locks = days.map(
      (one): DayLock => ({ day: one, lock: held.find(({ from, to }) => one >= from && one <= to)?.status ?? null }),
    );
    for (const entry of await this.entries(scope, worker, week.week)) {
      const row = rowOf(rows, entry, locks);
      for (const part of partsOf(entry, scope.timeZone)) {
        const cell = row.cells.find(({ day }) => day === part.day);
        if (cell) Object.assign(cell, withEntry(cell, part, entry));
      }
    }
    const { approvalRequired } = await this.companies.profile(scope.companyId);
    return {
      week,
      usesApproval: Boolean(approvalRequired),
      days,
      held,
      rows: [...rows.values()].sort((one, other) => one.projectName.localeCompare(other.projectName, 'en-NZ')),
    };
  }

  private entries(scope: Scope, { id: userId }: Worker, weekStart: string): Promise<RawEntry[]> {
    const period = periodOf({ from: addDays(weekStart, -7), to: addDays(weekStart, 6) }, scope.timeZone);
    return entriesIn(this.db, scope, { userId }, period, true)
      .select('entry.projectId', 'projectId')
      .addSelect('project.name', 'projectName')
      .addSelect('client.name', 'clientName')
      .addSelect('entry.startTime', 'startTime')
      .addSelect('entry.endTime', 'endTime')
      .addSelect('entry.duration', 'duration')
      .addSelect('entry.invoiceId', 'invoiceId')
      .getRawMany<RawEntry>();
  }
}

interface DayLock {
  day: string;
  lock: Lock;
}

const heldView = (row: TimesheetWeekRow): NonNullable<TimeGrid['held']>[number] => ({
  ...daysOf(row),
  week: row.weekStart,
  status: row.status === 'approved' ? 'approved' : 'submitted',
});

function rowOf(rows: Map<number, Row>, entry: RawEntry, locks: readonly DayLock[]): Row {
  const projectId = Number(entry.projectId);
  const row = rows.get(projectId) ?? {
    projectId,
    projectName: entry.projectName,
    clientName: entry.clientName,
    cells: locks.map(({ day, lock }) => ({ projectId, day, seconds: 0, entries: 0, lock })),
  };
  rows.set(projectId, row);
  return row;
}

interface Part {
  day: string;
  seconds: number;
  /** The rest of the entry lies on another day. */
  isPart: boolean;
}

function partsOf({ startTime, endTime, duration }: RawEntry, zone: string): Part[] {
  const [start, end] = [readInstant(startTime).getTime(), readInstant(endTime).getTime()];
  const isPart = dayOf(start, zone) !== dayOf(end - 1, zone);
  return splitByDay(start, end, Number(duration), zone).map((part) => ({ ...part, isPart }));
}

function withEntry(cell: TimeGridCell, { seconds, isPart }: Part, { invoiceId }: RawEntry): Partial<TimeGridCell> {
  const entries = cell.entries + 1;
  const several = entries > 1 || isPart ? 'several' : null;
  const billed = invoiceId === null && cell.lock !== 'billed' ? null : 'billed';
  const week = cell.lock === 'submitted' || cell.lock === 'approved' ? cell.lock : null;
  return { seconds: cell.seconds + seconds, entries, lock: billed ?? week ?? several ?? cell.lock };
}
