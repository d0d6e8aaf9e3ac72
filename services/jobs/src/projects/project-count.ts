import { Database } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { ProjectRow } from './project.entity';

/** Public face for the platform administrator: how many jobs there are, over all companies. */
@Injectable()
export class ProjectCount {
  constructor(@Inject(Database) private readonly db: Database) {}

  ofAll(): Promise<number> {
    return this.db.repo(ProjectRow).count();
  }
}
