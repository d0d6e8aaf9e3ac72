import { randomUUID } from 'node:crypto';
import { ErrorCode, type PutTimer, type SaveTimer, type TimeEntry, type Timer } from '@dwang/contracts';
import { parseCents } from '@dwang/domain';
import { Conflict, Database, Invalid, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { DEFAULT_RATE_CENTS, GeneralProject } from '../projects/general-project';
import { EntryProjects } from '../time-entries/entry-projects';
import { TimeEntriesService } from '../time-entries/time-entries.service';
import { TimeEntryRow } from '../time-entries/time-entry.entity';
import { TimerRow } from './timer.entity';
import { TimerView } from './timer.view';
import { freshTimer, pause, run, spanOf, type TimerState } from './timer-state';

type Wanted = z.output<typeof PutTimer>;

function moved(row: TimerRow, { status, reset }: Wanted, now: Date): TimerState {
  if (reset) return freshTimer(now);
  if (status === undefined) return row;
  return status === 'RUNNING' ? run(row, now) : pause(row, now);
}

/** The caller's one timer. Time is worked out from stamps of the server's clock, so it survives restarts and sleeping devices. */
@Injectable()
export class TimerService {
  constructor(
    private readonly db: Database,
    private readonly general: GeneralProject,
    private readonly projects: EntryProjects,
    private readonly entries: TimeEntriesService,
    private readonly view: TimerView,
  ) {}

  async get(scope: Scope): Promise<Timer> {
    const row = await this.db.repo(TimerRow).findOneBy({ userId: scope.userId });
    return row ? this.view.of(scope, row) : this.view.stopped(await this.defaultRate(scope));
  }

  /** Brings the timer into the wanted state. Two devices that start at the same moment share the one timer. */
  put(scope: Scope, wanted: Wanted): Promise<Timer> {
    return this.db.tx(async () => {
      const now = new Date(Date.now());
      const row = wanted.status === undefined ? await this.locked(scope) : await this.lockedOrNew(scope, now);
      const next = { ...row, ...moved(row, wanted, now), ...(await this.labels(scope, wanted, row)) };
      const isChanged = (Object.keys(next) as (keyof TimerRow)[]).some((name) => next[name] !== row[name]);
      if (!isChanged) return this.view.of(scope, row);
      next.version = row.version + 1;
      await this.db.repo(TimerRow).update({ id: row.id }, next);
      return this.view.of(scope, next);
    });
  }

  /** Throws the timer away. Repeating it changes nothing. */
  async discard(scope: Scope): Promise<void> {
    await this.db.repo(TimerRow).delete({ userId: scope.userId });
  }

  /** Makes the entry and clears the timer together. A repeated save finds its entry by the timer's uid. */
  save(scope: Scope, { uid, notes }: z.output<typeof SaveTimer>): Promise<TimeEntry> {
    return this.db.tx(async () => {
      const timer = await this.db.findForUpdate(TimerRow, { userId: scope.userId });
      const saved = await this.db.repo(TimeEntryRow).findOneBy({ companyId: scope.companyId, userId: scope.userId, uid });
      if (saved) return this.entries.get(scope, saved.id);
      if (timer?.uid !== uid)
        throw new Conflict(ErrorCode.timerAbsent, 'There is no such timer. It may have been saved on another device.');
      const span = spanOf(timer, new Date(Date.now()));
      if (span.duration < 1) throw new Invalid('uid', 'Nothing to save', ErrorCode.timerEmpty);
      const project = await this.projects.choose(scope, timer.projectId);
      const entry = await this.entries.add(scope, {
        ...span,
        uid,
        projectId: project.id,
        notes: notes ?? (timer.notes || 'Time entry'),
        hourlyRateCents: timer.hourlyRateCents,
      });
      await this.db.repo(TimerRow).delete({ id: timer.id });
      return entry;
    });
  }

  /** Project, rate and notes as wanted; another project brings its own rate unless one is typed. */
  private async labels(scope: Scope, { projectId, hourlyRate, notes }: Wanted, row: TimerRow): Promise<Partial<TimerRow>> {
    const labels: Partial<TimerRow> = {};
    if (projectId !== undefined && projectId !== row.projectId) {
      labels.projectId = projectId;
      labels.hourlyRateCents =
        projectId === null ? await this.defaultRate(scope) : (await this.projects.choose(scope, projectId)).hourlyRateCents;
    }
    if (hourlyRate !== undefined) labels.hourlyRateCents = parseCents(hourlyRate);
    if (notes !== undefined) labels.notes = notes;
    return labels;
  }

  private async locked({ userId }: Scope): Promise<TimerRow> {
    const row = await this.db.findForUpdate(TimerRow, { userId });
    if (!row) throw new Conflict(ErrorCode.timerAbsent, 'There is no timer. It may have been saved on another device.');
    return row;
  }

  /** Of two devices that make the row at once, the upsert of the later one waits for the earlier one's row; only then is it read. */
  private async lockedOrNew(scope: Scope, now: Date): Promise<TimerRow> {
    const { userId, companyId } = scope;
    if (await this.db.repo(TimerRow).existsBy({ userId })) {
      const found = await this.db.findForUpdate(TimerRow, { userId });
      if (found) return found;
    }
    const fresh = { uid: randomUUID(), userId, companyId, projectId: null, notes: '', version: 0, ...freshTimer(now) };
    const row = { ...fresh, hourlyRateCents: await this.defaultRate(scope) };
    await this.db.repo(TimerRow).createQueryBuilder().insert().values(row).orUpdate(['userId'], ['userId']).execute();
    const stays = await this.db.findForUpdate(TimerRow, { userId });
    if (!stays) throw new Error('A timer that was just made is not there');
    return stays;
  }

  private async defaultRate(scope: Scope): Promise<number> {
    return (await this.general.find(scope))?.hourlyRateCents ?? DEFAULT_RATE_CENTS;
  }
}
