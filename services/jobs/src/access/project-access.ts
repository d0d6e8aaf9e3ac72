import type { ProjectLevel } from '@dwang/contracts';
import { Database, Forbidden, NotFound, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { ProjectRow } from '../projects/project.entity';
import { ProjectMemberRow } from './project-member.entity';
import { leaveOutHidden, seesAllJobs } from './shared-only';

const RANK: Record<ProjectLevel, number> = { view: 0, edit: 1, admin: 2 };
const REFUSALS: Record<ProjectLevel, string> = {
  view: 'You may not see this job',
  edit: 'This job is shared with you to view only',
  admin: 'Only somebody who may manage this job can do this',
};

/** The one place that says who may do what on a job and on all that hangs on it. */
@Injectable()
export class ProjectAccess {
  constructor(private readonly db: Database) {}

  /** Null when there is no such job in the company, or the caller does not see it. Owners and users have 'admin' on every job. */
  async levelOf(scope: Scope, projectId: number): Promise<ProjectLevel | null> {
    const { companyId, userId } = scope;
    if (!(await this.db.repo(ProjectRow).existsBy({ id: projectId, companyId }))) return null;
    if (seesAllJobs(scope)) return 'admin';
    const share = await this.db.repo(ProjectMemberRow).findOneBy({ companyId, projectId, userId });
    return share?.level ?? null;
  }

  /** The levels on these jobs, by their ids, of a caller who sees them. */
  async levelsOf(scope: Scope, projectIds: readonly number[]): Promise<Map<number, ProjectLevel>> {
    if (seesAllJobs(scope)) return new Map(projectIds.map((id) => [id, 'admin']));
    const { companyId, userId } = scope;
    if (projectIds.length === 0) return new Map();
    const shares = await this.db.repo(ProjectMemberRow).findBy({ companyId, userId, projectId: In([...projectIds]) });
    return new Map(shares.map(({ projectId, level }) => [projectId, level]));
  }

  /** Throws `NotFound` when the caller does not see the job, and `Forbidden` when they see it and may not do what needs this level. */
  async check(scope: Scope, projectId: number, needed: ProjectLevel = 'view'): Promise<void> {
    const level = await this.levelOf(scope, projectId);
    if (level === null) throw new NotFound('No such project');
    if (RANK[level] < RANK[needed]) throw new Forbidden(REFUSALS[needed]);
  }

  /** Leaves out of a list what is of a job that the caller does not see; `projectId` is the SQL name of the job's id, such as `row.projectId`. */
  leaveOutHidden<Row extends ObjectLiteral>(scope: Scope, rows: SelectQueryBuilder<Row>, projectId: string): void {
    leaveOutHidden(scope, rows, projectId);
  }
}
