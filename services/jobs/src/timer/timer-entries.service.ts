import { ErrorCode, type SaveTimer, type SwitchedTimer, type SwitchTimer, type TimeEntry } from '@dwang/contracts';
import { entryNote, LONG_ENTRY_SECONDS, toHoursMinutes, workedSeconds } from '@dwang/domain';
import { Database, Invalid, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { EntryProjects } from '../time-entries/entry-projects';
import { TimeEntriesService } from '../time-entries/time-entries.service';
import { TimeEntryRow } from '../time-entries/time-entry.entity';
import type { TimerRow } from './timer.entity';
import { TimerRepository } from './timer.repository';
import { TimerView } from './timer.view';
import { afterMove, endTime, eventTime, runOf, spanOf } from './timer-run';

interface Ending {
  /** Milliseconds. */
  at: number;
  notes: string | undefined;
  confirmLong: boolean;
}

/** What ends a timer in a time entry. */
@Injectable()
export class TimerEntriesService {
  constructor(
    private readonly db: Database,
    private readonly timers: TimerRepository,
    private readonly projects: EntryProjects,
    private readonly entries: TimeEntriesService,
    private readonly view: TimerView,
  ) {}

  /** Makes the entry and clears the timer together. A repeated save finds its entry by the timer's uid. */
  save(scope: Scope, { uid, notes, confirmLong, ...said }: z.output<typeof SaveTimer>): Promise<TimeEntry> {
    return this.db.tx(async () => {
      const row = await this.timers.held(scope);
      const { companyId, userId } = scope;
      const saved = await this.db.repo(TimeEntryRow).findOneBy({ companyId, userId, uid });
      if (saved) return this.entries.get(scope, saved.id);
      const own = row?.uid === uid ? row : await this.timers.known(scope, uid);
      return this.toEntry(scope, own, { at: endTime(own, said), notes, confirmLong });
    });
  }

  /** From one job to the next: the running time becomes an entry and the new timer starts at that very instant. */
  switch(scope: Scope, wanted: z.output<typeof SwitchTimer>): Promise<SwitchedTimer> {
    return this.db.tx(async () => {
      const row = await this.timers.held(scope);
      if (row?.uid === wanted.uid) return { timer: await this.view.of(scope, row), saved: null };
      await this.timers.refuseEnded(scope, wanted.uid);
      this.timers.refuseOther(row, wanted.from);
      const at = Math.max(eventTime(wanted), row ? runOf(row).lastEventAt : 0);
      const saved = row && (await this.leave(scope, row, { at, notes: wanted.savedNotes, confirmLong: wanted.confirmLong }));
      const fresh = await this.timers.knownOrNew(scope, wanted.uid, at);
      const labels = await this.timers.labels(scope, wanted, fresh);
      const start = afterMove(fresh, 'run', { at: new Date(at).toISOString(), device: wanted.device });
      const started = await this.timers.change(fresh, { ...start, ...labels });
      return { timer: await this.view.of(scope, started), saved };
    });
  }

  private async leave(scope: Scope, row: TimerRow, ending: Ending): Promise<TimeEntry | null> {
    if (workedSeconds(runOf(row), ending.at) >= 1) return this.toEntry(scope, row, ending);
    await this.timers.end(row, new Date(ending.at));
    return null;
  }

  private async toEntry(scope: Scope, row: TimerRow, { at, notes, confirmLong }: Ending): Promise<TimeEntry> {
    const span = spanOf(runOf(row), at);
    if (span.duration < 1) throw new Invalid('uid', 'Nothing to save', ErrorCode.timerEmpty);
    if (span.duration > LONG_ENTRY_SECONDS && !confirmLong) throw tooLong(span.duration);
    const project = await this.projects.held(scope, row.projectId);
    const entry = await this.entries.add(scope, {
      ...span,
      uid: row.uid,
      projectId: project.id,
      notes: notes || row.notes || entryNote(project.name),
      hourlyRateCents: row.hourlyRateCents,
    });
    await this.timers.end(row, span.endTime);
    return entry;
  }
}

const tooLong = (seconds: number) =>
  new Invalid(
    'duration',
    `${toHoursMinutes(seconds)} is more than 24 hours. Confirm that it was all work, or cut it.`,
    ErrorCode.longEntry,
  );
