import { randomUUID } from 'node:crypto';
import type { BookedSiteDays, CreateSiteDays, SiteDay, SiteDayPage, UpdateSiteDay } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { CompanyDirectory } from '@dwang/identity';
import {
  Database,
  Forbidden,
  Invalid,
  insertOnce,
  NotFound,
  readableViews,
  refuseFarAhead,
  type Scope,
  toPage,
} from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import type { z } from 'zod';
import { ProjectAccess } from '../access/project-access';
import { ActivityLog } from '../activity/activity-log';
import { guardVersion } from '../rows/guard-version';
import { CancelledSiteDayRow } from './cancelled-site-day.entity';
import { SiteDayRow } from './site-day.entity';
import { conflictsOf } from './site-day-conflicts';
import { BY_DAY, type PlannedDay, type SiteDayQuery, SiteDaysRepository } from './site-days.repository';
import { tellSiteDay } from './tell-site-day';

/** How long calendars can be told that a day is off. */
const CANCELLED_KEPT_MS = 90 * 86_400_000;

type Planned = Pick<SiteDayRow, 'projectId' | 'userId' | 'startTime' | 'endTime'>;

/** Days on site: who is where, and what speaks against it. Conflicts are pointed out, never refused. */
@Injectable()
export class SiteDaysService {
  constructor(
    private readonly db: Database,
    private readonly days: SiteDaysRepository,
    private readonly access: ProjectAccess,
    private readonly company: CompanyDirectory,
    private readonly activity: ActivityLog,
  ) {}

  async list(scope: Scope, query: SiteDayQuery): Promise<SiteDayPage> {
    if (query.from && query.to && query.to < query.from) throw new Invalid('to', 'The last day must not be before the first');
    const [rows, count] = await Promise.all([this.days.page(scope, query), this.days.count(scope, query)]);
    const { items, nextCursor } = toPage(rows, query.limit, BY_DAY, ({ day, id }) => [day, id]);
    return { items: await this.judged(scope, items), nextCursor, totals: { count } };
  }

  async get(scope: Scope, id: number): Promise<SiteDay> {
    const row = await this.days.one(scope, id);
    const [day] = row ? await this.judged(scope, [row]) : [];
    if (!day) throw new NotFound('No such site day');
    return day;
  }

  /** Repeated uids answer with the first rows; with other content they are refused. */
  create(scope: Scope, { days, ...said }: z.output<typeof CreateSiteDays>): Promise<BookedSiteDays> {
    return this.db.tx(async () => {
      await this.check(scope, said);
      for (const { day } of days) refuseFarAhead('days', day, dayOf(Date.now(), scope.timeZone));
      const { companyId } = scope;
      const now = new Date(Date.now());
      const stamps = { createdAt: now, updatedAt: now, version: 1 };
      const items: SiteDay[] = [];
      let count = 0;
      for (const { uid = randomUUID(), day } of days) {
        const row = { ...said, day, uid, companyId, ...stamps };
        const { id, isNew } = await insertOnce(this.db, SiteDayRow, { companyId, uid }, row, { ...said, day });
        items.push(await this.get(scope, id));
        count += Number(isNew);
      }
      const { projectId } = said;
      const subject = days.map(({ day }) => day).sort()[0] ?? '';
      if (count > 0) await this.activity.record(scope, { kind: 'site-day', action: 'added', projectId, subject, count });
      return { items };
    });
  }

  update(scope: Scope, id: number, { version, ...change }: z.output<typeof UpdateSiteDay>): Promise<SiteDay> {
    return this.db.tx(async () => {
      const row = await this.held(scope, id);
      guardVersion(row, version);
      await this.check(scope, { ...row, ...change }, row);
      if (change.day && change.day !== row.day) refuseFarAhead('day', change.day, dayOf(Date.now(), scope.timeZone));
      const before = await this.days.one(scope, id);
      const stamps = { updatedAt: new Date(Date.now()), version: row.version + 1 };
      await this.db.repo(SiteDayRow).update({ id, companyId: scope.companyId }, { ...change, ...stamps });
      const after = await this.get(scope, id);
      await tellSiteDay(this.activity, scope, before, after);
      return after;
    });
  }

  remove(scope: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      const { uid, companyId, userId, day, version, projectId } = await this.held(scope, id);
      await this.access.check(scope, projectId, 'edit');
      const title = (await this.days.one(scope, id))?.projectName ?? '';
      const cancelledAt = new Date(Date.now());
      const gone = { uid, companyId, userId, day, title, version: version + 1, cancelledAt };
      const long = new Date(cancelledAt.getTime() - CANCELLED_KEPT_MS);
      await this.db.repo(CancelledSiteDayRow).delete({ companyId, cancelledAt: LessThan(long) });
      await this.db.repo(CancelledSiteDayRow).insert(gone);
      await this.db.repo(SiteDayRow).delete({ id, companyId });
      await this.activity.record(scope, { kind: 'site-day', action: 'deleted', projectId, subject: day });
    });
  }

  private async held(scope: Scope, id: number): Promise<SiteDayRow> {
    const mine = scope.role === 'contractor' ? { userId: scope.userId } : {};
    const row = await this.db.findForUpdate(SiteDayRow, { id, companyId: scope.companyId, ...mine });
    if (!row) throw new NotFound('No such site day');
    return row;
  }

  /** Refuses foreign jobs and people. Who was on a day before may stay on it, even after leaving the team. */
  private async check(scope: Scope, { projectId, userId, startTime, endTime }: Planned, before?: SiteDayRow): Promise<void> {
    if (scope.role === 'contractor' && userId !== scope.userId) throw new Forbidden('You can plan your own days only');
    await this.checkProject(scope, projectId);
    if (before && before.projectId !== projectId) await this.access.check(scope, before.projectId, 'edit');
    if (userId !== null && userId !== before?.userId) {
      const members = await this.company.members(scope.companyId);
      if (!members.some(({ id }) => id === userId)) throw new Invalid('userId', 'No such person in your team');
    }
    if ((startTime === null) !== (endTime === null)) throw new Invalid('endTime', 'Start and end belong together');
    if (startTime !== null && endTime !== null && endTime <= startTime) {
      throw new Invalid('endTime', 'The end must be after the start');
    }
  }

  private async checkProject(scope: Scope, projectId: number): Promise<void> {
    try {
      await this.access.check(scope, projectId, 'edit');
    } catch (error) {
      throw error instanceof NotFound ? new Invalid('projectId', 'No such project') : error;
    }
  }

  private async judged(scope: Scope, rows: readonly PlannedDay[]): Promise<SiteDay[]> {
    const days = rows.map(({ day }) => day).sort();
    const people = [...new Set(rows.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
    const theirs = await this.days.ofPeople(scope.companyId, people, days.at(0) ?? '', days.at(-1) ?? '');
    const today = dayOf(Date.now(), scope.timeZone);
    return readableViews(rows, (row) => {
      const sameDay = theirs.filter(({ day }) => day === row.day);
      return { ...row, createdAt: row.createdAt.toISOString(), conflicts: conflictsOf(row, sameDay, today) };
    });
  }
}
