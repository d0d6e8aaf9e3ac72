import { randomUUID } from 'node:crypto';
import type { CreateTask, Task, TaskListQuery, TaskPage, UpdateTask } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import {
  Database,
  insertOnce,
  type ListOrder,
  NotFound,
  readableViews,
  refuseFarEnd,
  type Scope,
  seek,
  toPage,
} from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ProjectAccess } from '../access/project-access';
import { ActivityLog } from '../activity/activity-log';
import { changesBetween } from '../activity/changes-between';
import { guardVersion } from '../rows/guard-version';
import { WorkSeen } from '../timer/work-seen';
import { TaskRow } from './task.entity';
import { toTask } from './task.view';
import { TaskPeople } from './task-people';

const IN_PLACE: ListOrder = { name: 'order', column: 'task.place', idColumn: 'task.id', direction: 'ASC', kind: 'number' };

/** Room between neighbours, so that a task can be put between two without moving others. */
const STEP = 1024;

/** What is to do on a job, for everybody who sees the job. */
@Injectable()
export class TasksService {
  constructor(
    private readonly db: Database,
    private readonly access: ProjectAccess,
    private readonly seen: WorkSeen,
    private readonly activity: ActivityLog,
    private readonly people: TaskPeople,
  ) {}

  async list(scope: Scope, projectId: number, query: z.output<typeof TaskListQuery>): Promise<TaskPage> {
    await this.access.check(scope, projectId);
    const { assigneeId } = query;
    const where = { companyId: scope.companyId, projectId, ...(assigneeId ? { assigneeId } : {}) };
    const rows = await seek(this.db.repo(TaskRow).createQueryBuilder('task').where(where), IN_PLACE, query).getMany();
    const count = await this.db.repo(TaskRow).countBy(where);
    const done = await this.db.repo(TaskRow).countBy({ ...where, done: true });
    const page = toPage(rows, query.limit, IN_PLACE, (row) => [row.place, row.id]);
    const names = await this.people.namesOf(scope.companyId, page.items);
    return {
      items: readableViews(page.items, (row) => toTask(row, names)),
      nextCursor: page.nextCursor,
      totals: { count, done },
    };
  }

  async get(scope: Scope, projectId: number, id: number): Promise<Task> {
    await this.access.check(scope, projectId);
    const row = await this.db.repo(TaskRow).findOneBy({ id, projectId, companyId: scope.companyId });
    if (!row) throw new NotFound('No such task');
    return toTask(row, await this.people.namesOf(scope.companyId, [row]));
  }

  create(scope: Scope, projectId: number, input: z.output<typeof CreateTask>): Promise<Task> {
    return this.db.tx(async () => {
      await this.access.check(scope, projectId, 'edit');
      const { companyId, userId, timeZone } = scope;
      const { uid = randomUUID(), order, ...task } = input;
      const now = new Date(Date.now());
      refuseFarEnd('dueDate', task.dueDate, dayOf(now.getTime(), timeZone));
      const said = { projectId, ...task };
      const place = order ?? (await this.nextPlace(companyId, projectId));
      const row = { ...said, place, uid, companyId, userId, createdAt: now, updatedAt: now, version: 1 };
      const { id, isNew } = await insertOnce(this.db, TaskRow, { companyId, uid }, row, said);
      if (isNew) {
        await this.people.check(scope, projectId, task.assigneeId);
        await this.people.tell(scope, { ...row, id });
        await this.activity.record(scope, { kind: 'task', action: 'added', projectId, subject: task.title });
      }
      await this.seen.at(scope, now);
      return this.get(scope, projectId, id);
    });
  }

  update(scope: Scope, projectId: number, id: number, change: z.output<typeof UpdateTask>): Promise<Task> {
    return this.db.tx(async () => {
      const row = await this.held(scope, projectId, id);
      const { version, order, ...fields } = change;
      guardVersion(row, version);
      const place = order ?? row.place;
      const stamps = { updatedAt: new Date(Date.now()), version: row.version + 1 };
      const next = { ...row, ...fields, place, ...stamps };
      const today = dayOf(stamps.updatedAt.getTime(), scope.timeZone);
      if (next.dueDate !== row.dueDate) refuseFarEnd('dueDate', next.dueDate, today);
      await this.db.repo(TaskRow).update({ id, companyId: scope.companyId }, next);
      if (next.assigneeId !== row.assigneeId) {
        await this.people.check(scope, projectId, next.assigneeId);
        await this.people.tell(scope, next);
      }
      await this.note(scope, row, next);
      await this.seen.at(scope, stamps.updatedAt);
      return this.get(scope, projectId, id);
    });
  }

  remove(scope: Scope, projectId: number, id: number): Promise<void> {
    return this.db.tx(async () => {
      const { title } = await this.held(scope, projectId, id);
      await this.db.repo(TaskRow).delete({ id, companyId: scope.companyId });
      await this.activity.record(scope, { kind: 'task', action: 'deleted', projectId, subject: title });
    });
  }

  private async note(scope: Scope, before: TaskRow, after: TaskRow): Promise<void> {
    const names = await this.people.namesOf(scope.companyId, [before, after]);
    const changes = changesBetween(toldOf(toTask(before, names)), toldOf(toTask(after, names)));
    const { projectId, title } = after;
    await this.activity.record(scope, { kind: 'task', action: 'changed', projectId, subject: title, changes });
  }

  private async held(scope: Scope, projectId: number, id: number): Promise<TaskRow> {
    await this.access.check(scope, projectId, 'edit');
    const row = await this.db.findForUpdate(TaskRow, { id, projectId, companyId: scope.companyId });
    if (!row) throw new NotFound('No such task');
    return row;
  }

  private async nextPlace(companyId: number, projectId: number): Promise<number> {
    const last = await this.db.repo(TaskRow).maximum('place', { companyId, projectId });
    return Number(last ?? 0) + STEP;
  }
}

const toldOf = ({ title, done, dueDate, assigneeName }: Task) => ({ title, done, dueDate, assigneeName });
