import type { Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ProjectsRepository } from './projects.repository';

/** What a project was to cost and what its time costs so far, excluding GST. */
export interface ProjectBudget {
  projectId: number;
  name: string;
  estimateCents: number;
  actualCents: number;
  /** Percent, as entered by hand. */
  progress: number;
}

/** The public face of estimates against actual cost, of the time that the caller may see. */
@Injectable()
export class ProjectBudgets {
  constructor(private readonly projects: ProjectsRepository) {}

  /** Active projects that have an estimate, those with the largest share of it used first. */
  async of(scope: Scope): Promise<ProjectBudget[]> {
    const rows = await this.projects.estimated(scope);
    return rows
      .map((row) => ({
        projectId: row.id,
        name: row.name,
        estimateCents: Number(row.estimateCents),
        actualCents: Number(row.actualCents ?? 0),
        progress: Number(row.progress),
      }))
      .sort((a, b) => b.actualCents * a.estimateCents - a.actualCents * b.estimateCents || a.projectId - b.projectId);
  }
}
