import { ErrorCode, type SetTimeCell, type TimeGrid } from '@dwang/contracts';
import { addDays, dayOf, instantOf, startOfDay, toHoursMinutes } from '@dwang/domain';
import { Conflict, Database, Invalid, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { touching } from '../time-entries/entry-query';
import { TimeEntriesService } from '../time-entries/time-entries.service';
import { TimeEntryRow } from '../time-entries/time-entry.entity';
import { WhoseTime } from '../time-entries/whose-time';
import { WeekGridService } from './week-grid.service';

type Cell = z.output<typeof SetTimeCell>;

/** When a day begins that nothing was worked on yet. Source: specification 2, section 9. */
const DAY_STARTS = '09:00';

/** A cell of the week grid as it is typed: how long somebody worked on a job on a day. */
@Injectable()
export class TimeCellService {
  constructor(
    private readonly db: Database,
    private readonly entries: TimeEntriesService,
    private readonly whose: WhoseTime,
    private readonly grids: WeekGridService,
  ) {}

  /**
   * Answers the week as it is then. Throws `Conflict` with code TIME.CELL_SEVERAL for a cell of several entries or of one over midnight, and
   * like any change of time when it is locked; TIME.CELL_CHANGED when it no longer says what the person saw.
   */
  async set(scope: Scope, cell: Cell): Promise<TimeGrid> {
    await this.db.tx(() => this.write(scope, cell));
    return this.grids.grid(scope, cell.day, cell.userId);
  }

  private async write(scope: Scope, { projectId, day, userId, seconds, from }: Cell): Promise<void> {
    const worker = await this.whose.of(scope, userId);
    const bounds = { from: startOfDay(day, scope.timeZone), to: startOfDay(addDays(day, 1), scope.timeZone) };
    if (seconds * 1000 > bounds.to - bounds.from) throw new Invalid('seconds', 'This day is shorter than that');
    const onDay = await this.onDay(scope, worker.id, bounds);
    const inCell = onDay.filter((row) => row.projectId === projectId);
    const [row] = inCell;
    const now = row?.duration ?? 0;
    if (inCell.length < 2 && from !== undefined && from !== now && seconds !== now) throw changed(now);
    if (!row) {
      if (seconds > 0) await this.add(scope, worker.id, { projectId, day, seconds, bounds, onDay });
      return;
    }
    if (inCell.length > 1 || isOver(row, day, scope.timeZone)) throw several(inCell.length);
    if (row.duration === seconds) return;
    if (seconds === 0) await this.entries.remove(scope, row.id);
    else await this.entries.update(scope, row.id, { ...resized(row, seconds, bounds), confirmLong: true });
  }

  private onDay({ companyId }: Scope, userId: number, bounds: Bounds): Promise<TimeEntryRow[]> {
    const rows = this.db.repo(TimeEntryRow).createQueryBuilder('entry').where({ companyId, userId });
    return touching(rows, bounds).orderBy('entry.startTime').getMany();
  }

  /** After the last entry of the day, so that nothing overlaps, and never past midnight. */
  private async add(scope: Scope, userId: number, { projectId, day, seconds, bounds, onDay }: NewTime): Promise<void> {
    const usual = instantOf(day, DAY_STARTS, scope.timeZone);
    const free = Math.max(usual, ...onDay.map(({ endTime }) => endTime.getTime()));
    const start = Math.min(free, bounds.to - seconds * 1000);
    const startTime = new Date(start).toISOString();
    await this.entries.create({ ...scope, userId }, { projectId, startTime, duration: seconds });
  }
}

interface Bounds {
  from: number;
  to: number;
}

interface NewTime extends Pick<Cell, 'projectId' | 'day' | 'seconds'> {
  bounds: Bounds;
  onDay: readonly TimeEntryRow[];
}

const isOver = ({ startTime, endTime }: TimeEntryRow, day: string, zone: string): boolean =>
  dayOf(startTime.getTime(), zone) !== day || dayOf(endTime.getTime() - 1, zone) !== day;

const several = (count: number) =>
  new Conflict(
    ErrorCode.cellSeveral,
    count > 1
      ? `This time is made of ${count} entries. Open them in the list to change them.`
      : 'This entry runs over midnight. Open it in the list to change it.',
  );

const changed = (now: number) =>
  new Conflict(
    ErrorCode.cellChanged,
    `It says ${toHoursMinutes(now)} now: it was changed elsewhere meanwhile. Look at it again.`,
  );

/** The entry with another length: its breaks stay, and it starts earlier where it would run past midnight. */
function resized({ startTime, endTime, duration }: TimeEntryRow, seconds: number, { from, to }: Bounds) {
  const pause = Math.max(0, endTime.getTime() - startTime.getTime() - duration * 1000);
  const span = Math.min(seconds * 1000 + pause, to - from);
  const start = Math.min(startTime.getTime(), to - span);
  return { startTime: new Date(start).toISOString(), endTime: new Date(start + span).toISOString(), duration: seconds };
}
