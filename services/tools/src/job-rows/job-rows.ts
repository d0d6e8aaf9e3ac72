import { Database, Invalid, NotFound, type Scope } from '@dwang/platform';
import { ProjectAccess } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityTarget, FindOptionsWhere } from 'typeorm';

/** A row that a person keeps, of a job or of none. */
interface JobRow {
  id: number;
  companyId: number;
  userId: number;
  projectId: number | null;
}

/** Whose rows somebody sees who asks for no job: a contractor their own, the office the company's. */
export const rowsSeenBy = ({ companyId, userId, role }: Scope): { companyId: number; userId?: number } =>
  role === 'contractor' ? { companyId, userId } : { companyId };

/** What measurements and results of tools have in common: they may belong to a job, and who may change it may keep them with it. */
@Injectable()
export class JobRows {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ProjectAccess) private readonly access: ProjectAccess,
  ) {}

  /** The row, held to be changed. Throws 404 with `missing` for what is not there or not theirs, 403 for a job that they only look at. */
  async hold<Row extends JobRow>(scope: Scope, entity: EntityTarget<Row>, id: number, missing: string): Promise<Row> {
    const row = await this.db.findForUpdate(entity, { id, ...rowsSeenBy(scope) } as FindOptionsWhere<Row>);
    if (!row) throw new NotFound(missing);
    if (scope.role === 'contractor' && row.projectId !== null) await this.access.check(scope, row.projectId, 'edit');
    return row;
  }

  /** Throws `Invalid` on `projectId` for a job that is not there, 403 for one that they only look at. */
  async checkJob(scope: Scope, projectId: number | null): Promise<void> {
    if (projectId === null) return;
    try {
      await this.access.check(scope, projectId, 'edit');
    } catch (error) {
      throw error instanceof NotFound ? new Invalid('projectId', 'No such project') : error;
    }
  }
}
