import { ErrorCode, type ProjectLevel } from '@dwang/contracts';
import { Invalid, NotFound, type Scope } from '@dwang/platform';
import { ProjectAccess, ProjectDirectory } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { JobRow } from './job-row';

const NOT_SHARED = 'This belongs to a job that is not shared with you any more';

type Held = Pick<JobRow, 'userId' | 'projectId'>;

/**
 * Who may do what with a row that may belong to a job. The office may with all of its company; a contractor reads their own and those of the
 * jobs that they see, and changes their own. What is of a job that is not shared with them any more is gone for them, what is of a job that
 * was deleted is not.
 */
@Injectable()
export class JobRights {
  constructor(
    @Inject(ProjectAccess) private readonly access: ProjectAccess,
    @Inject(ProjectDirectory) private readonly projects: ProjectDirectory,
  ) {}

  /** Narrows a list (`row`) to one job, or of who asks for none to what is theirs. Throws 404 for a job that they do not see. */
  async narrow<Row extends ObjectLiteral>(
    scope: Scope,
    rows: SelectQueryBuilder<Row>,
    projectId: number | undefined,
  ): Promise<void> {
    if (projectId !== undefined) {
      await this.access.check(scope, projectId);
      rows.andWhere('row.projectId = :projectId', { projectId });
    } else if (scope.role === 'contractor') {
      rows.andWhere('row.userId = :userId', { userId: scope.userId });
      this.access.leaveOutHidden(scope, rows, 'row.projectId');
    }
  }

  /** Throws 404 for a row that is not theirs to read: with the reason when they made it themselves, else with `missing`. */
  async checkRead(scope: Scope, row: Held, missing: string): Promise<void> {
    if (scope.role !== 'contractor') return;
    const level = await this.levelOn(scope, row.projectId);
    const isOwn = row.userId === scope.userId;
    if (level === 'hidden' && isOwn) throw new NotFound(NOT_SHARED, ErrorCode.notShared);
    if (level === 'hidden' || (level === null && !isOwn)) throw new NotFound(missing);
  }

  /** The same for changing it, which only who made it may; 403 for a job that they only look at. */
  async checkChange(scope: Scope, row: Held, missing: string): Promise<void> {
    if (scope.role !== 'contractor') return;
    if (row.userId !== scope.userId) throw new NotFound(missing);
    await this.checkRead(scope, row, missing);
    const level = await this.levelOn(scope, row.projectId);
    if (level !== null && row.projectId !== null) await this.access.check(scope, row.projectId, 'edit');
  }

  /** Throws `Invalid` on `projectId` for a job that is not there, 403 for one that they only look at. */
  async checkJob(scope: Scope, projectId: number | null): Promise<void> {
    if (projectId === null) return;
    try {
      await this.access.check(scope, projectId, 'edit');
    } catch (error) {
      const words = scope.role === 'contractor' ? 'No such job, or it is not shared with you any more' : 'No such project';
      throw error instanceof NotFound ? new Invalid('projectId', words) : error;
    }
  }

  /** Null where there is no job, or none any more; `hidden` for one that the caller does not see. */
  private async levelOn(scope: Scope, projectId: number | null): Promise<ProjectLevel | 'hidden' | null> {
    if (projectId === null || !(await this.projects.find(scope, projectId))) return null;
    return (await this.access.levelOf(scope, projectId)) ?? 'hidden';
  }
}
