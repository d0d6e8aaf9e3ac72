import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@dwang/contracts';
import { freshRun, parseCents } from '@dwang/domain';
import { Conflict, Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { GeneralProject } from '../projects/general-project';
import { EntryProjects } from '../time-entries/entry-projects';
import { EndedTimerRow } from './ended-timer.entity';
import { TimerRow } from './timer.entity';
import { stampsOf } from './timer-run';

/** Labels as they are asked for. */
export interface WantedLabels {
  projectId?: number | null | undefined;
  hourlyRate?: string | undefined;
  notes?: string | undefined;
}

const absent = () =>
  new Conflict(ErrorCode.timerAbsent, 'There is no such timer. It may have been saved on another device.', 'uid');

const other = () =>
  new Conflict(ErrorCode.otherTimer, 'Another timer is there already. It was started on another device.', 'uid');

/** The caller's timer in the database. Call inside a transaction: rows that are found are held until it ends. */
@Injectable()
export class TimerRepository {
  constructor(
    private readonly db: Database,
    private readonly general: GeneralProject,
    private readonly projects: EntryProjects,
  ) {}

  held({ userId }: Scope): Promise<TimerRow | null> {
    return this.db.findForUpdate(TimerRow, { userId });
  }

  /** The timer `uid`, or without a name whatever is there. Throws `timerAbsent` when it has ended or never was. */
  async known(scope: Scope, uid: string | undefined): Promise<TimerRow> {
    const row = await this.held(scope);
    if (!row || (uid !== undefined && row.uid !== uid)) throw absent();
    return row;
  }

  /**
   * The timer `uid`, made PAUSED at zero if there is none; without a name, whatever is there. Of two devices that make the row at once,
   * the upsert of the later one waits for the earlier one's row; only then is it read. Throws `otherTimer` when another one stays, and
   * `timerAbsent` when this one has ended before.
   */
  async knownOrNew(scope: Scope, uid: string | undefined, at: number): Promise<TimerRow> {
    const isThere = await this.db.repo(TimerRow).existsBy({ userId: scope.userId });
    const row = (isThere ? await this.held(scope) : null) ?? (await this.make(scope, uid, at));
    if (uid === undefined || row.uid === uid) return row;
    await this.refuseEnded(scope, uid);
    throw other();
  }

  private async make(scope: Scope, uid: string | undefined, at: number): Promise<TimerRow> {
    const { userId, companyId } = scope;
    if (uid !== undefined) await this.refuseEnded(scope, uid);
    const row = {
      ...{ uid: uid ?? randomUUID(), userId, companyId, projectId: null, notes: '', version: 0 },
      ...{ confirmedAt: null, workSeenAt: null, moves: [] },
      ...stampsOf(freshRun(at)),
      hourlyRateCents: await this.defaultRate(scope),
    };
    await this.db.repo(TimerRow).createQueryBuilder().insert().values(row).orUpdate(['userId'], ['userId']).execute();
    const stays = await this.held(scope);
    if (!stays) throw new Error('A timer that was just made is not there');
    return stays;
  }

  /** Throws when the person saw another timer than the one there is. */
  refuseOther(row: TimerRow | null, seen: string | undefined): void {
    if (row && seen !== undefined && row.uid !== seen) throw other();
  }

  async refuseEnded({ userId }: Scope, uid: string): Promise<void> {
    if (await this.db.findForUpdate(EndedTimerRow, { userId, uid })) throw absent();
  }

  async change(row: TimerRow, change: Partial<TimerRow>): Promise<TimerRow> {
    const names = (Object.keys(change) as (keyof TimerRow)[]).filter((name) => change[name] !== row[name]);
    if (names.length === 0) return row;
    const version = row.version + 1;
    await this.db.repo(TimerRow).update({ id: row.id }, { ...change, version });
    return { ...row, ...change, version };
  }

  /** Takes the timer away for good. */
  async end(row: TimerRow, at: Date): Promise<void> {
    await this.db.repo(TimerRow).delete({ id: row.id });
    await this.db.repo(EndedTimerRow).insert({ uid: row.uid, userId: row.userId, endedAt: at });
  }

  /** Project, rate and notes as wanted; another project brings its own rate unless one is typed. */
  async labels(scope: Scope, { projectId, hourlyRate, notes }: WantedLabels, row: TimerRow): Promise<Partial<TimerRow>> {
    const labels: Partial<TimerRow> = {};
    if (projectId !== undefined && projectId !== row.projectId) {
      labels.projectId = projectId;
      labels.hourlyRateCents =
        projectId === null ? await this.defaultRate(scope) : (await this.projects.choose(scope, projectId)).hourlyRateCents;
    }
    if (hourlyRate !== undefined && scope.seesPrices) labels.hourlyRateCents = parseCents(hourlyRate);
    if (notes !== undefined) labels.notes = notes;
    return labels;
  }

  async defaultRate(scope: Scope): Promise<number> {
    return (await this.general.find(scope))?.hourlyRateCents ?? this.general.defaultRate(scope);
  }
}
