import { NotFound, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ProjectsRepository } from './projects.repository';

/** Lets callers in to what hangs on a project: notes, photos, tasks. */
@Injectable()
export class ProjectGate {
  constructor(private readonly projects: ProjectsRepository) {}

  /** Throws `NotFound` when there is no such project, or the caller may not see it. */
  async check(scope: Scope, projectId: number): Promise<void> {
    if (!(await this.projects.isVisible(scope, projectId))) throw new NotFound('No such project');
  }
}
