import { randomUUID } from 'node:crypto';
import { GENERAL } from '@dwang/domain';
import { Companies, DefaultRates, type RateKeeper } from '@dwang/identity';
import { Database, insertOnce, type Scope, searchText } from '@dwang/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProjectRow } from './project.entity';

/** The company's catch-all project for time that names none; made when it is first needed, at the company's rate. */
@Injectable()
export class GeneralProject implements RateKeeper, OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly companies: Companies,
    private readonly rates: DefaultRates,
  ) {}

  onModuleInit(): void {
    this.rates.keepBy(this);
  }

  /** A rate of its own, given to it by hand, stays. */
  async follow(companyId: number, before: number, after: number): Promise<void> {
    const row = await this.db.findForUpdate(ProjectRow, { generalOf: companyId, hourlyRateCents: before });
    if (!row) return;
    const change = { hourlyRateCents: after, updatedAt: new Date(Date.now()), version: row.version + 1 };
    await this.db.repo(ProjectRow).update({ id: row.id }, change);
  }

  /** Cents per hour with which new projects of the company start. */
  async defaultRate({ companyId }: Scope): Promise<number> {
    return (await this.companies.profile(companyId)).defaultRateCents;
  }

  find(scope: Scope): Promise<ProjectRow | null> {
    return this.db.repo(ProjectRow).findOneBy({ generalOf: scope.companyId });
  }

  async findOrMake(scope: Scope): Promise<ProjectRow> {
    const { companyId, userId } = scope;
    const now = new Date(Date.now());
    const hourlyRateCents = await this.defaultRate(scope);
    const { id } = await insertOnce(
      this.db,
      ProjectRow,
      { generalOf: companyId },
      {
        uid: randomUUID(),
        companyId,
        userId,
        generalOf: companyId,
        name: GENERAL,
        clientId: null,
        location: '',
        hourlyRateCents,
        startDate: null,
        endDate: null,
        progress: 0,
        description: '',
        status: 'active',
        stage: 'in_progress',
        stageOrder: 0,
        lastActivityAt: now,
        estimateCents: null,
        estimateSeconds: null,
        region: null,
        sortName: searchText([GENERAL]),
        searchText: searchText([GENERAL]),
        createdAt: now,
        updatedAt: now,
        version: 1,
      },
    );
    return this.db.repo(ProjectRow).findOneByOrFail({ id });
  }
}
