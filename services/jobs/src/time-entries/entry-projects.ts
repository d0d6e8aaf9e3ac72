import { Database, Invalid, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ProjectAccess } from '../access/project-access';
import { GeneralProject } from '../projects/general-project';
import { ProjectRow } from '../projects/project.entity';

/** Which projects the caller may put time on. */
@Injectable()
export class EntryProjects {
  constructor(
    private readonly db: Database,
    private readonly general: GeneralProject,
    private readonly access: ProjectAccess,
  ) {}

  /** The named project, or the company's General project for null. Throws `Invalid` on projectId for one that is not the caller's. */
  async choose(scope: Scope, projectId: number | null): Promise<ProjectRow> {
    if (projectId === null) return this.general.findOrMake(scope);
    const project = await this.held(scope, projectId);
    if (project.generalOf === null && (await this.access.levelOf(scope, projectId)) === null) throw noSuch();
    return project;
  }

  /** The project that a timer is on already: its time counts, also when the job is no longer shared with the person. */
  async held(scope: Scope, projectId: number | null): Promise<ProjectRow> {
    if (projectId === null) return this.general.findOrMake(scope);
    const project = await this.db.repo(ProjectRow).findOneBy({ id: projectId, companyId: scope.companyId });
    if (!project) throw noSuch();
    return project;
  }
}

const noSuch = () => new Invalid('projectId', 'No such project');
