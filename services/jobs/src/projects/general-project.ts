import { randomUUID } from 'node:crypto';
import { parseCents } from '@dwang/domain';
import { Database, insertOnce, type Scope, searchText } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ProjectRow } from './project.entity';

const NAME = 'General';
/** Default hourly rate of time entries and projects. Source: specification 2, section 9. */
export const DEFAULT_RATE_CENTS = parseCents('65.00');

/** The company's catch-all project for time that names none; made when it is first needed. */
@Injectable()
export class GeneralProject {
  constructor(private readonly db: Database) {}

  find(scope: Scope): Promise<ProjectRow | null> {
    return this.db.repo(ProjectRow).findOneBy({ generalOf: scope.companyId });
  }

  async findOrMake(scope: Scope): Promise<ProjectRow> {
    const { companyId, userId } = scope;
    const now = new Date(Date.now());
    const { id } = await insertOnce(
      this.db,
      ProjectRow,
      { generalOf: companyId },
      {
        uid: randomUUID(),
        companyId,
        userId,
        generalOf: companyId,
        name: NAME,
        clientId: null,
        location: '',
        hourlyRateCents: DEFAULT_RATE_CENTS,
        startDate: null,
        endDate: null,
        progress: 0,
        description: '',
        status: 'active',
        estimateCents: null,
        estimateSeconds: null,
        region: null,
        sortName: searchText([NAME]),
        searchText: searchText([NAME]),
        createdAt: now,
        updatedAt: now,
        version: 1,
      },
    );
    return this.db.repo(ProjectRow).findOneByOrFail({ id });
  }
}
