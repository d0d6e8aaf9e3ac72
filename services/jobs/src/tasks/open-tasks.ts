import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ProjectsRepository } from '../projects/projects.repository';
import { TaskRow } from './task.entity';

/** A task that is still to do, with its job. */
export interface OpenTask {
  id: number;
  uid: string;
  projectId: number;
  projectName: string;
  title: string;
  dueDate: string | null;
  version: number;
}

/** The public face of what is still to do on the active jobs that the caller sees. */
@Injectable()
export class OpenTasks {
  constructor(
    private readonly db: Database,
    private readonly projects: ProjectsRepository,
  ) {}

  /** At most `limit`, the earliest due first, those without a due day last. */
  async of(scope: Scope, limit: number): Promise<OpenTask[]> {
    const names = await this.projects.activeNames(scope);
    if (names.size === 0) return [];
    const rows = await this.db
      .repo(TaskRow)
      .createQueryBuilder('task')
      .where({ companyId: scope.companyId, done: false, projectId: In([...names.keys()]) })
      .orderBy('CASE WHEN task.dueDate IS NULL THEN 1 ELSE 0 END')
      .addOrderBy('task.dueDate', 'ASC')
      .addOrderBy('task.place', 'ASC')
      .addOrderBy('task.id', 'ASC')
      .limit(limit)
      .getMany();
    return rows.map(({ id, uid, projectId, title, dueDate, version }) => {
      return { id, uid, projectId, projectName: names.get(projectId) ?? '', title, dueDate, version };
    });
  }
}
