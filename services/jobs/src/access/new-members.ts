import { type JobSharer, Joining, type PromisedJob } from '@dwang/identity';
import { Database, type Scope } from '@dwang/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { ProjectRow } from '../projects/project.entity';
import { ProjectMembersService } from './project-members.service';

/** Gives people who join a team the jobs that their invitation promised. */
@Injectable()
export class NewMembers implements JobSharer, OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly members: ProjectMembersService,
    private readonly joining: Joining,
  ) {}

  onModuleInit(): void {
    this.joining.shareBy(this);
  }

  async unknown(companyId: number, projectIds: readonly number[]): Promise<number[]> {
    if (projectIds.length === 0) return [];
    const rows = await this.db.repo(ProjectRow).findBy({ companyId, id: In([...projectIds]) });
    return projectIds.filter((id) => !rows.some((row) => row.id === id));
  }

  async share(by: Pick<Scope, 'companyId' | 'timeZone' | 'username'>, userId: number, jobs: readonly PromisedJob[]) {
    const gone = await this.unknown(
      by.companyId,
      jobs.map(({ projectId }) => projectId),
    );
    for (const { projectId, level } of jobs) {
      if (!gone.includes(projectId)) await this.members.keep(by, { projectId, userId, level });
    }
  }
}
