import type { Place, Region } from '@dwang/contracts';
import type { Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { toProject } from './project.view';
import { ProjectsRepository } from './projects.repository';

export interface NamedProject {
  id: number;
  name: string;
  clientName: string | null;
  /** Where its weather is read; null means the company's region. */
  region: Region | null;
  /** On the map; null where nobody has said. */
  place: Place | null;
}

/** More jobs than anybody speaks of by name. */
const MOST = 199;

/** Public face for whoever reads the name of a job from words: the projects that the caller may see, last used first. */
@Injectable()
export class NamedProjects {
  constructor(private readonly projects: ProjectsRepository) {}

  async recent(scope: Scope): Promise<NamedProject[]> {
    const rows = await this.projects.page(scope, { limit: MOST, sort: '-lastActivityAt' });
    return rows.map(toProject).map(({ id, name, clientName, region, place, sitePlace }) => {
      return { id, name, clientName, region, place: place ?? sitePlace };
    });
  }
}
