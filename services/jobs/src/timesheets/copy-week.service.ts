import { createHash } from 'node:crypto';
import type { CopiedWeek, CopyWeek } from '@dwang/contracts';
import { addDays, dayOf, daysBetween, instantOf } from '@dwang/domain';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { ProjectRow } from '../projects/project.entity';
import { EntryProjects } from '../time-entries/entry-projects';
import { periodOf } from '../time-entries/entry-query';
import { type EntryPlan, TimeEntriesService } from '../time-entries/time-entries.service';
import { TimeEntryRow } from '../time-entries/time-entry.entity';
import { clockWithSeconds } from '../time-entries/wall-clock';
import { WhoseTime } from '../time-entries/whose-time';

/** Last week's entries again in this one: same job, note, rate, length and time of day. */
@Injectable()
export class CopyWeekService {
  constructor(
    private readonly db: Database,
    private readonly entries: TimeEntriesService,
    private readonly projects: EntryProjects,
    private readonly whose: WhoseTime,
  ) {}

  /** All or none. An entry that was copied before is not copied again; one that was deleted since is. */
  copy(scope: Scope, { from, to, userId, dry }: z.output<typeof CopyWeek>): Promise<CopiedWeek> {
    return this.db.tx(async () => {
      const worker = await this.whose.of(scope, userId);
      const own = { ...scope, userId: worker.id };
      const plans = (await this.rows(own, from)).map((row) => planOf(row, daysBetween(from, to), to, scope.timeZone));
      const there = await this.uidsThere(scope, plans);
      const fresh = plans.filter(({ uid }) => !there.has(uid));
      if (!dry) {
        for (const plan of fresh) {
          await this.projects.choose(own, plan.projectId);
          await this.entries.add(own, plan);
        }
      }
      const names = await this.names(scope, plans);
      const items = plans.map(({ uid, projectId, notes, startTime, duration }) => ({
        projectName: names.get(projectId) ?? '',
        notes,
        startTime: startTime.toISOString(),
        seconds: duration,
        isThere: there.has(uid),
      }));
      return { items, copied: dry ? 0 : fresh.length };
    });
  }

  /** The person's entries that begin in the week. */
  private rows({ companyId, userId, timeZone }: Scope, week: string): Promise<TimeEntryRow[]> {
    const { from, to } = periodOf({ from: week, to: addDays(week, 6) }, timeZone);
    return this.db
      .repo(TimeEntryRow)
      .createQueryBuilder('entry')
      .where({ companyId, userId })
      .andWhere('entry.startTime >= :from AND entry.startTime < :to', { from: new Date(from ?? 0), to: new Date(to ?? 0) })
      .orderBy('entry.startTime')
      .addOrderBy('entry.id')
      .getMany();
  }

  private async uidsThere({ companyId }: Scope, plans: readonly EntryPlan[]): Promise<Set<string>> {
    const uids = plans.map(({ uid }) => uid);
    const rows = await this.db.repo(TimeEntryRow).find({ select: { uid: true }, where: { companyId, uid: In(uids) } });
    return new Set(rows.map(({ uid }) => uid));
  }

  private async names({ companyId }: Scope, plans: readonly EntryPlan[]): Promise<Map<number, string>> {
    const ids = [...new Set(plans.map(({ projectId }) => projectId))];
    const rows = await this.db.repo(ProjectRow).find({ select: { id: true, name: true }, where: { companyId, id: In(ids) } });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

/** The entry so many days on, at the same time on the wall (a change of clocks leaves its length alone). */
function planOf(row: TimeEntryRow, days: number, week: string, zone: string): EntryPlan {
  const { startTime, endTime, duration, projectId, notes, hourlyRateCents } = row;
  const at = startTime.getTime();
  const start = instantOf(addDays(dayOf(at, zone), days), clockWithSeconds(at, zone), zone);
  const end = start + (endTime.getTime() - at);
  return {
    uid: uidOfCopy(row.uid, week),
    startTime: new Date(start),
    endTime: new Date(end),
    duration,
    projectId,
    notes,
    hourlyRateCents,
  };
}

/** The same entry copied into the same week has the same uid, by which it is known. Shape of a version 8 UUID. Source: RFC 9562. */
function uidOfCopy(uid: string, week: string): string {
  const hash = createHash('sha256').update(`${uid} ${week}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
