import { randomUUID } from 'node:crypto';
import { type CreateProject, ErrorCode, type Project, ProjectPage, type UpdateProject } from '@dwang/contracts';
import { dayOf, parseCents } from '@dwang/domain';
import {
  Conflict,
  carriedTotals,
  Database,
  Invalid,
  insertOnce,
  isStillReferenced,
  NotFound,
  readableViews,
  refuseFarEnd,
  type Scope,
  searchText,
  toPage,
  totalsToCarry,
} from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ProjectAccess } from '../access/project-access';
import { neededFor, refuseBeyond } from '../access/project-changes';
import { ProjectMemberRow } from '../access/project-member.entity';
import { ActivityLog } from '../activity/activity-log';
import { changesBetween } from '../activity/changes-between';
import { Bin } from '../bin/bin';
import { guardVersion } from '../rows/guard-version';
import { placeColumns } from '../rows/place-columns';
import { GeneralProject } from './general-project';
import { JobPlace } from './job-place';
import { LastActivity } from './last-activity';
import { ProjectRow } from './project.entity';
import { estimateSeconds, type RawProject, toldOf, toProject } from './project.view';
import { projectSort } from './project-sorts';
import { standingOf, topOf } from './project-stage';
import { type ProjectQuery, ProjectsRepository } from './projects.repository';

/** Projects (jobs) of the caller's company. A project of another company is "not found". */
@Injectable()
export class ProjectsService {
  constructor(
    private readonly db: Database,
    private readonly projects: ProjectsRepository,
    private readonly general: GeneralProject,
    private readonly bin: Bin,
    private readonly access: ProjectAccess,
    private readonly last: LastActivity,
    private readonly activity: ActivityLog,
    private readonly place: JobPlace,
  ) {}

  async list(scope: Scope, query: ProjectQuery): Promise<ProjectPage> {
    const { order, standsAt } = projectSort(query.sort, scope);
    const [rows, totals] = await Promise.all([this.projects.page(scope, query), this.totals(scope, query)]);
    const place = (row: RawProject) => [standsAt(row), row.id] as const;
    const page = toPage(rows, query.limit, order, place, totalsToCarry(scope, query, totals));
    return { items: readableViews(page.items, toProject), nextCursor: page.nextCursor, totals };
  }

  private async totals(scope: Scope, query: ProjectQuery): Promise<ProjectPage['totals']> {
    const taken = carriedTotals(scope, query, ProjectPage.shape.totals);
    if (taken) return taken;
    const { count, stages } = await this.projects.counts(scope, query);
    const { done: completed, ...open } = stages;
    const active = Object.values(open).reduce((sum, amount) => sum + amount, 0);
    return { count, active, completed, stages };
  }

  async get(scope: Scope, id: number): Promise<Project> {
    const raw = await this.projects.one(scope, id);
    if (!raw) throw new NotFound('No such project');
    return toProject(raw);
  }

  /** A repeated `uid` answers with the first project; with other content it is refused. */
  create(scope: Scope, input: z.output<typeof CreateProject>): Promise<Project> {
    return this.db.tx(async () => {
      refuseFarDays(scope, input);
      const { companyId, userId } = scope;
      const { uid = randomUUID(), hourlyRate, estimateAmount, estimateHours, status, stage, place: at, ...fields } = input;
      const place = { ...fields, ...placeColumns(at), ...(await this.place.follow(scope, { ...fields, place: at })) };
      const now = new Date(Date.now());
      const hourlyRateCents = hourlyRate === undefined ? await this.general.defaultRate(scope) : parseCents(hourlyRate);
      const standing = standingOf({ status, stage });
      const said = { ...place, hourlyRateCents, ...estimateFrom({ estimateAmount, estimateHours }) };
      const stamps = { createdAt: now, updatedAt: now, lastActivityAt: now, version: 1 };
      const stageOrder = await topOf(this.db, companyId, standing.stage);
      const row = { ...said, ...standing, stageOrder, ...foldedFrom(place), generalOf: null, uid, companyId, userId, ...stamps };
      const { id, isNew } = await this.last.aroundClients(companyId, [row.clientId], () =>
        insertOnce(this.db, ProjectRow, { companyId, uid }, row, said),
      );
      if (!isNew) return this.get(scope, id);
      await this.last.refresh(companyId, [id]);
      await this.activity.record(scope, { kind: 'job', action: 'added', projectId: id, subject: row.name });
      return this.get(scope, id);
    });
  }

  update(scope: Scope, id: number, input: z.output<typeof UpdateProject>): Promise<Project> {
    return this.db.tx(async () => {
      const { version, hourlyRate, estimateAmount, estimateHours, status, stage, place: at, ...fields } = input;
      const changes = { ...fields, ...(at === undefined ? {} : placeColumns(at)) };
      refuseBeyond(scope, input);
      await this.access.check(scope, id, neededFor(input));
      const row = await this.locked(scope, id);
      guardVersion(row, version);
      const place = await this.place.follow(scope, { ...fields, place: at }, row);
      const merged = { ...row, ...changes, ...place };
      if (merged.startDate && merged.endDate && merged.endDate < merged.startDate) {
        throw new Invalid('endDate', 'End date must not be before the start date');
      }
      refuseFarDays(scope, changes, row);
      const next = {
        ...(await this.moved(row, { status, stage })),
        ...changes,
        ...place,
        ...estimateFrom({ estimateAmount, estimateHours }),
        ...(hourlyRate === undefined ? {} : { hourlyRateCents: parseCents(hourlyRate) }),
        ...foldedFrom(merged),
        updatedAt: new Date(Date.now()),
        version: row.version + 1,
      };
      const { companyId } = scope;
      const after = { ...row, ...next };
      const isCounted = after.clientId !== row.clientId || after.status !== row.status;
      await this.last.aroundClients(companyId, isCounted ? [row.clientId, after.clientId] : [], () =>
        this.db.repo(ProjectRow).update({ id, companyId }, next),
      );
      await this.last.refresh(companyId, [id]);
      await this.tell(scope, row, after);
      return this.get(scope, id);
    });
  }

  /** Refused for the General project, and while time, invoices, notes, photos, tasks or somebody's timer are on it. */
  remove(scope: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.locked(scope, id);
      if (row.generalOf !== null) throw new Conflict(ErrorCode.projectInUse, 'The General job cannot be deleted.');
      await this.bin.emptyOf(scope, id);
      await this.db.repo(ProjectMemberRow).delete({ projectId: id, companyId: scope.companyId });
      await this.activity.forget(scope, { projectId: id });
      try {
        const { companyId } = scope;
        await this.last.aroundClients(companyId, [row.clientId], () => this.db.repo(ProjectRow).delete({ id, companyId }));
      } catch (error) {
        if (!isStillReferenced(error)) throw error;
        throw new Conflict(
          ErrorCode.projectInUse,
          `${row.name} has time, notes, photos, site days, quotes, invoices or a running timer. Mark it as completed instead.`,
        );
      }
    });
  }

  private async tell(scope: Scope, before: ProjectRow, after: ProjectRow): Promise<void> {
    const changes = changesBetween(toldOf(before), toldOf(after));
    if (before.clientId !== after.clientId || before.siteId !== after.siteId) {
      changes.push(...changesBetween(await this.place.namesOf(before), await this.place.namesOf(after)));
    }
    await this.activity.record(scope, { kind: 'job', action: 'changed', projectId: before.id, subject: after.name, changes });
  }

  /** What a new status or stage changes; in another stage a job stands at the top unless its place is said. */
  private async moved(row: ProjectRow, said: Partial<Pick<ProjectRow, 'status' | 'stage'>>) {
    const standing = standingOf(said, row);
    if (standing.stage === row.stage) return standing;
    return { ...standing, stageOrder: await topOf(this.db, row.companyId, standing.stage) };
  }

  private async locked(scope: Scope, id: number): Promise<ProjectRow> {
    const row = await this.db.findForUpdate(ProjectRow, { id, companyId: scope.companyId });
    if (!row) throw new NotFound('No such project');
    return row;
  }
}

interface Days {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}

function refuseFarDays({ timeZone }: Scope, said: Days, before?: Days): void {
  for (const field of ['startDate', 'endDate'] as const)
    if (said[field] !== before?.[field]) refuseFarEnd(field, said[field], dayOf(Date.now(), timeZone));
}

interface Estimate {
  estimateAmount: string | null | undefined;
  estimateHours: string | null | undefined;
}

/** What was said of the estimate, as stored; what was not said is left out. */
const estimateFrom = ({ estimateAmount: amount, estimateHours: hours }: Estimate) => ({
  ...(amount === undefined ? {} : { estimateCents: amount === null ? null : parseCents(amount) }),
  ...(hours === undefined ? {} : { estimateSeconds: hours === null ? null : estimateSeconds(hours) }),
});

const foldedFrom = ({ name, location, description }: Pick<ProjectRow, 'name' | 'location' | 'description'>) => ({
  sortName: searchText([name], 400),
  searchText: searchText([name, location, description]),
});
