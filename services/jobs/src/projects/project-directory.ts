import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ProjectRow } from './project.entity';

/** A project's facts as they stand now. */
export interface ProjectFacts {
  id: number;
  name: string;
  clientId: number | null;
  hourlyRateCents: number;
  /** What the whole job was to cost, without GST, and to take; null where nobody said. */
  estimateCents: number | null;
  estimateSeconds: number | null;
}

/** The public face of projects for other areas, within the caller's company and transaction. */
@Injectable()
export class ProjectDirectory {
  constructor(private readonly db: Database) {}

  async find(scope: Scope, id: number): Promise<ProjectFacts | null> {
    const [found] = await this.findAll(scope, [id]);
    return found ?? null;
  }

  /** Those of `ids` that exist in the company, in no particular order. */
  async findAll(scope: Scope, ids: readonly number[]): Promise<ProjectFacts[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.repo(ProjectRow).findBy({ id: In([...new Set(ids)]), companyId: scope.companyId });
    return rows.map(toFacts);
  }

  /** All projects of the company, in the order in which they were entered. */
  async all(scope: Scope): Promise<ProjectFacts[]> {
    const rows = await this.db.repo(ProjectRow).find({ where: { companyId: scope.companyId }, order: { id: 'ASC' } });
    return rows.map(toFacts);
  }
}

const toFacts = (row: ProjectRow): ProjectFacts => {
  const { id, name, clientId, hourlyRateCents, estimateCents, estimateSeconds } = row;
  return { id, name, clientId, hourlyRateCents, estimateCents, estimateSeconds };
};
