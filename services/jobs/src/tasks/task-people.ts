import { dayOf } from '@dwang/domain';
import { CompanyDirectory, Users } from '@dwang/identity';
import { Database, Invalid, Notifier, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ProjectMemberRow } from '../access/project-member.entity';
import { seesAllJobs } from '../access/shared-only';
import { ProjectRow } from '../projects/project.entity';
import type { TaskRow } from './task.entity';

/** Whose tasks are whose. */
@Injectable()
export class TaskPeople {
  constructor(
    private readonly db: Database,
    private readonly company: CompanyDirectory,
    private readonly users: Users,
    private readonly notifier: Notifier,
  ) {}

  /** Names by id of those whose tasks these are. */
  namesOf(companyId: number, rows: readonly Pick<TaskRow, 'assigneeId'>[]): Promise<Map<number, string>> {
    return this.users.namesOf(
      companyId,
      rows.flatMap(({ assigneeId }) => (assigneeId === null ? [] : [assigneeId])),
    );
  }

  /** Refuses people who are not of the team, or do not see the job. */
  async check({ companyId }: Scope, projectId: number, assigneeId: number | null): Promise<void> {
    if (assigneeId === null) return;
    const person = (await this.company.members(companyId)).find(({ id }) => id === assigneeId);
    if (!person) throw new Invalid('assigneeId', 'No such person in your team');
    if (seesAllJobs(person)) return;
    const isShared = await this.db.repo(ProjectMemberRow).existsBy({ companyId, projectId, userId: assigneeId });
    if (!isShared) throw new Invalid('assigneeId', 'This person does not see the job. Share it with them first.');
  }

  /** Tells the person that the task is theirs now; nobody is told what they did themselves. */
  async tell(scope: Scope, { id, projectId, title, assigneeId, dueDate }: Omit<TaskRow, 'uid' | 'createdAt' | 'updatedAt'>) {
    if (assigneeId === null || assigneeId === scope.userId) return;
    const { companyId, timeZone, username } = scope;
    const project = await this.db.repo(ProjectRow).findOneByOrFail({ id: projectId, companyId });
    await this.notifier.tell(scope, {
      userId: assigneeId,
      kind: 'task-for-you',
      type: 'info',
      title: `Task for you: ${title}`,
      message: `${username} has given you this task on ${project.name}.`,
      to: `/jobs/${projectId}`,
      figures: { projectId, ...(dueDate ? { dueDate } : {}) },
      subject: `task:${id}`,
      day: dayOf(Date.now(), timeZone),
    });
  }
}
