import { Database, Invalid, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { GeneralProject } from '../projects/general-project';
import { ProjectRow } from '../projects/project.entity';
import { TimeEntryRow } from './time-entry.entity';

/** Which projects the caller may put time on. */
@Injectable()
export class EntryProjects {
  constructor(
    private readonly db: Database,
    private readonly general: GeneralProject,
  ) {}

  /** The named project, or the company's General project for null. Throws `Invalid` on projectId for one that is not the caller's. */
  async choose(scope: Scope, projectId: number | null): Promise<ProjectRow> {
    if (projectId === null) return this.general.findOrMake(scope);
    const project = await this.db.repo(ProjectRow).findOneBy({ id: projectId, companyId: scope.companyId });
    if (!project || !(await this.isOpenTo(scope, project))) throw new Invalid('projectId', 'No such project');
    return project;
  }

  private async isOpenTo(scope: Scope, project: ProjectRow): Promise<boolean> {
    if (scope.role !== 'contractor' || project.generalOf !== null) return true;
    return this.db.repo(TimeEntryRow).existsBy({ projectId: project.id, userId: scope.userId });
  }
}
