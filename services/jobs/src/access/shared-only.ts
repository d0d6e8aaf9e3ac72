import type { Scope } from '@dwang/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { ProjectRow } from '../projects/project.entity';
import { ProjectMemberRow } from './project-member.entity';

/** Owners and users see every job of their company, contractors those that are shared with them. */
export const seesAllJobs = ({ role }: Pick<Scope, 'role'>): boolean => role !== 'contractor';

/** Narrows a query to the jobs that the caller sees; `projectId` is the SQL name of the job's id, such as `project.id`. */
export function sharedOnly<Row extends ObjectLiteral>(scope: Scope, query: SelectQueryBuilder<Row>, projectId: string): void {
  if (seesAllJobs(scope)) return;
  const shared = query
    .subQuery()
    .select('1')
    .from(ProjectMemberRow, 'share')
    .where(`share.projectId = ${projectId}`)
    .andWhere('share.userId = :sharedWith');
  query.andWhere(`EXISTS ${shared.getQuery()}`, { sharedWith: scope.userId });
}

/** Leaves out of a query what is of a job that the caller does not see; what is of none, or of one that is gone, stays. */
export function leaveOutHidden<Row extends ObjectLiteral>(scope: Scope, query: SelectQueryBuilder<Row>, projectId: string): void {
  if (seesAllJobs(scope)) return;
  const hidden = query.subQuery().select('1').from(ProjectRow, 'job').where(`job.id = ${projectId}`);
  const shared = hidden
    .subQuery()
    .select('1')
    .from(ProjectMemberRow, 'share')
    .where('share.projectId = job.id')
    .andWhere('share.userId = :sharedWith');
  hidden.andWhere(`NOT EXISTS ${shared.getQuery()}`);
  query.andWhere(`NOT EXISTS ${hidden.getQuery()}`, { sharedWith: scope.userId });
}
