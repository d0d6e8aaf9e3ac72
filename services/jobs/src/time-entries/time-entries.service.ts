import { randomUUID } from 'node:crypto';
import {
  type CreateTimeEntry,
  type TimeEntry,
  type TimeEntryPage,
  TimeEntryTotals,
  type UpdateTimeEntry,
} from '@dwang/contracts';
import { entryNote, parseCents } from '@dwang/domain';
import { Users } from '@dwang/identity';
import {
  carriedTotals,
  Database,
  insertOnce,
  NotFound,
  readableViews,
  readInstant,
  type Scope,
  toPage,
  totalsToCarry,
} from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { LastActivity } from '../projects/last-activity';
import { guardVersion } from '../rows/guard-version';
import { EntryBilling } from './entry-billing';
import { EntryHistory } from './entry-history';
import { EntryLock } from './entry-lock';
import { EntryProjects } from './entry-projects';
import { periodOf, type TimeEntryQuery } from './entry-query';
import { changeSpan, completeSpan, type EntrySpan, refuseUnconfirmedLong, refuseWorkAhead } from './entry-span';
import { HoursByDay } from './hours-by-day';
import { seesAllTime } from './own-time';
import { type Placed, TimeEntriesRepository, timeEntryOrder } from './time-entries.repository';
import { TimeEntryRow } from './time-entry.entity';
import { type RawTimeEntry, toTimeEntry } from './time-entry.view';

/** A new entry with everything decided. */
export interface EntryPlan extends EntrySpan {
  uid: string;
  projectId: number;
  notes: string;
  hourlyRateCents: number;
}

/** Time worked. Billed entries and those of weeks that are handed in are locked (`EntryLock`). */
@Injectable()
export class TimeEntriesService {
  constructor(
    private readonly db: Database,
    private readonly entries: TimeEntriesRepository,
    private readonly hours: HoursByDay,
    private readonly projects: EntryProjects,
    private readonly users: Users,
    private readonly activity: LastActivity,
    private readonly history: EntryHistory,
    private readonly lock: EntryLock,
    private readonly billing: EntryBilling,
  ) {}

  async list(scope: Scope, query: TimeEntryQuery): Promise<TimeEntryPage> {
    const taken = carriedTotals(scope, query, TimeEntryTotals);
    const totals = taken ?? (await this.hours.totals(scope, query, periodOf(query, scope.timeZone)));
    const rows = totals.count > 0 ? await this.entries.page(scope, query, totals.count) : [];
    const place = (row: RawTimeEntry) => [readInstant(row.startTime), row.id] as const;
    const page = toPage(rows, query.limit, timeEntryOrder(query.sort), place, totalsToCarry(scope, query, totals));
    return { items: await this.named(scope, page.items), nextCursor: page.nextCursor, totals };
  }

  async get(scope: Scope, id: number): Promise<TimeEntry> {
    const raw = await this.entries.one(scope, id);
    const [entry] = raw ? await this.named(scope, [raw]) : [];
    if (!entry) throw new NotFound('No such time entry');
    return entry;
  }

  /** A repeated `uid` answers with the first entry; with other content it is refused. */
  create(scope: Scope, input: z.output<typeof CreateTimeEntry>): Promise<TimeEntry> {
    return this.db.tx(async () => {
      const span = completeSpan(input);
      refuseWorkAhead(span, scope.timeZone);
      refuseUnconfirmedLong(span.duration, input.confirmLong);
      const project = await this.projects.choose(scope, input.projectId);
      const { uid = randomUUID() } = input;
      const hourlyRate = rateSaid(scope, input);
      const notes = input.notes ? { notes: input.notes } : {};
      const said = { ...span, projectId: project.id, ...notes, ...(hourlyRate && { hourlyRateCents: parseCents(hourlyRate) }) };
      const usual = { hourlyRateCents: project.hourlyRateCents, notes: entryNote(project.name) };
      return this.add(scope, { ...usual, ...said, uid }, said);
    });
  }

  /** Adds an entry of the caller's own, once per uid. `said` is what a repetition must say again, the whole plan unless given. */
  async add(scope: Scope, plan: EntryPlan, said: Partial<EntryPlan> = plan): Promise<TimeEntry> {
    const { companyId, userId } = scope;
    const now = new Date(Date.now());
    const isKnown = await this.db.repo(TimeEntryRow).existsBy({ companyId, uid: plan.uid });
    const approval = isKnown ? 'none' : await this.lock.openWeek(scope, userId, plan.startTime);
    const derived = await this.billing.derive(scope, plan);
    const row = { ...plan, companyId, userId, ...derived, approval, createdAt: now, updatedAt: now, version: 1 };
    const { id, isNew } = await this.activity.around(companyId, [plan.projectId], () =>
      insertOnce(this.db, TimeEntryRow, { companyId, uid: plan.uid }, row, { ...said, userId }),
    );
    if (isNew) await this.history.added(scope, row);
    return this.withOverlaps(scope, { ...row, id });
  }

  update(scope: Scope, id: number, change: z.output<typeof UpdateTimeEntry>): Promise<TimeEntry> {
    return this.db.tx(async () => {
      const row = await this.unlocked(scope, id);
      guardVersion(row, change.version);
      const rate = rateSaid(scope, change);
      const span = changeSpan(row, change);
      const isMoved = span.startTime.getTime() !== row.startTime.getTime() || span.endTime.getTime() !== row.endTime.getTime();
      if (isMoved) refuseWorkAhead(span, scope.timeZone);
      if (span.duration !== row.duration) refuseUnconfirmedLong(span.duration, change.confirmLong);
      const next = {
        ...span,
        projectId: await this.projectOf(scope, row, change.projectId),
        notes: change.notes ?? row.notes,
        hourlyRateCents: rate === undefined ? row.hourlyRateCents : parseCents(rate),
      };
      const approval = await this.lock.openWeek(scope, row.userId, next.startTime);
      const stamps = { approval, updatedAt: new Date(Date.now()), version: row.version + 1 };
      const stored = { ...next, ...(await this.billing.derive(scope, next, row)), ...stamps };
      await this.activity.around(scope.companyId, [row.projectId, next.projectId], () =>
        this.db.repo(TimeEntryRow).update({ id, companyId: scope.companyId }, stored),
      );
      await this.history.changed(scope, row, { ...row, ...next });
      return this.withOverlaps(scope, { ...row, ...next });
    });
  }

  remove(scope: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.unlocked(scope, id);
      await this.activity.around(scope.companyId, [row.projectId], () =>
        this.db.repo(TimeEntryRow).delete({ id, companyId: scope.companyId }),
      );
      await this.history.deleted(scope, row);
    });
  }

  /** Time stays where it is, also on a job that the person sees no more. */
  private async projectOf(scope: Scope, { projectId }: TimeEntryRow, wanted: number | null | undefined): Promise<number> {
    return wanted === undefined || wanted === projectId ? projectId : (await this.projects.choose(scope, wanted)).id;
  }

  /** The row, held until the transaction ends; refused when it is another person's or locked. */
  private async unlocked(scope: Scope, id: number): Promise<TimeEntryRow> {
    const own = seesAllTime(scope) ? {} : { userId: scope.userId };
    const row = await this.db.findForUpdate(TimeEntryRow, { id, companyId: scope.companyId, ...own });
    if (!row) throw new NotFound('No such time entry');
    this.lock.refuse(row);
    return row;
  }

  private async withOverlaps(scope: Scope, row: Placed): Promise<TimeEntry> {
    return { ...(await this.get(scope, row.id)), overlaps: await this.entries.overlaps(row) };
  }

  private async named(scope: Scope, rows: readonly RawTimeEntry[]): Promise<TimeEntry[]> {
    const names = await this.users.namesOf(
      scope.companyId,
      rows.map((row) => Number(row.userId)),
    );
    return readableViews(rows, (row) => toTimeEntry(row, names));
  }
}

/** Who is not shown prices makes none either: the job's own rate holds. */
const rateSaid = ({ seesPrices }: Scope, { hourlyRate }: { hourlyRate?: string | undefined }): string | undefined =>
  seesPrices ? hourlyRate : undefined;
