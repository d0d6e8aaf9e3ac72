import { Database, Erasure, Scheduler } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Company } from '../companies/company.entity';

/**
 * Seven years after the end of the tax year of the last record, which ends at most a year after the closing. Source: Tax Administration
 * Act 1994, section 22, and GST Act 1985, section 75. Wages and time are kept for six (Employment Relations Act 2000, section 130).
 */
const RECORD_YEARS = 8;
const DAY_SECONDS = 24 * 3600;
const AT_ONCE = 20;

/** Erases closed companies for good when their records need not be kept any longer. */
@Injectable()
export class ClosedCompanies implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Erasure) private readonly erasure: Erasure,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    const run = (now: Date) => this.forget(now);
    this.scheduler.add({
      name: 'forget-closed-companies',
      title: 'Erase records of closed companies',
      area: 'identity',
      everySeconds: DAY_SECONDS,
      run,
    });
  }

  /** Each in a transaction of its own. Privacy Act 2020, principle 9: kept no longer than it may lawfully be used. */
  async forget(now: Date): Promise<void> {
    const before = new Date(now);
    before.setUTCFullYear(before.getUTCFullYear() - RECORD_YEARS);
    const over = await this.db.repo(Company).find({ where: { closedAt: LessThanOrEqual(before) }, take: AT_ONCE });
    for (const { id } of over) await this.db.tx(() => this.erasure.forgetCompany(id));
  }
}
