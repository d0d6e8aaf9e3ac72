import { CreateProject, type ProjectStage } from '@dwang/contracts';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../activity/activity-log';
import { LastActivity } from './last-activity';
import { ProjectRow } from './project.entity';
import { topOf } from './project-stage';
import { ProjectsService } from './projects.service';

/** A job that is made of an accepted quote. */
export interface QuotedJob {
  name: string;
  clientId: number;
  description: string;
  /** A decimal string without GST, and hours with two decimals. */
  estimateAmount: string;
  estimateHours: string | null;
}

interface Advance {
  projectId: number;
  stage: 'quoted' | 'booked';
  /** What it was accepted at, without GST: the job's estimate where it has none. */
  estimateCents?: number;
  /** What a variation of it was accepted at, without GST: it is added to the job's estimate where it has one. */
  variationCents?: number;
}

/** The stages from which a job goes on to the other. */
const FROM: Record<Advance['stage'], readonly ProjectStage[]> = { quoted: ['enquiry'], booked: ['enquiry', 'quoted'] };

/** The public face of jobs for quotes: a quote makes a job, or moves one on. */
@Injectable()
export class QuotedJobs {
  constructor(
    private readonly db: Database,
    private readonly projects: ProjectsService,
    private readonly last: LastActivity,
    private readonly activity: ActivityLog,
  ) {}

  /** A booked job. */
  async start(scope: Scope, job: QuotedJob): Promise<{ id: number; name: string }> {
    return this.projects.create(scope, CreateProject.parse({ ...job, stage: 'booked' }));
  }

  /** Moves a job on, never back, inside the caller's transaction. `userId` null: the client did it. */
  async advance(
    { companyId, userId }: { companyId: number; userId: number | null },
    { projectId, stage, estimateCents, variationCents = 0 }: Advance,
  ): Promise<void> {
    const row = await this.db.findForUpdate(ProjectRow, { id: projectId, companyId });
    if (!row || row.generalOf !== null) return;
    const moves = FROM[stage].includes(row.stage);
    const estimate = row.estimateCents === null ? (estimateCents ?? null) : row.estimateCents + variationCents;
    if (!moves && estimate === row.estimateCents) return;
    const next = {
      ...(moves ? { stage, stageOrder: await topOf(this.db, companyId, stage) } : {}),
      estimateCents: estimate,
      updatedAt: new Date(Date.now()),
      version: row.version + 1,
    };
    await this.db.repo(ProjectRow).update({ id: projectId, companyId }, next);
    await this.last.refresh(companyId, [projectId]);
    const changes = moves ? [{ field: 'stage', from: row.stage, to: stage }] : [];
    const done = { kind: 'job' as const, action: 'changed' as const, projectId, subject: row.name, changes };
    await this.activity.record({ companyId, userId: userId ?? 0 }, done);
  }
}
