import { addDays } from '@dwang/domain';
import { Database, Log, Scheduler } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import { Company } from '../companies/company.entity';
import { AccountClosing } from './account-closing.service';

const LOOK_SECONDS = 300;
const AT_ONCE = 50;

/** Closes the companies whose last day is over, as days end in each one's zone. */
@Injectable()
export class ClosingRun implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(AccountClosing) private readonly closing: AccountClosing,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
    @Inject(Log) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const run = (now: Date, signal: AbortSignal) => this.runAll(now, signal);
    this.scheduler.add({
      name: 'close-companies',
      title: 'Close companies whose grace is over',
      area: 'identity',
      everySeconds: LOOK_SECONDS,
      run,
    });
  }

  /** Each in a transaction of its own; one that cannot be closed now does not hold up the others, and is tried again. */
  async runAll(now: Date, signal?: AbortSignal): Promise<void> {
    // The day that has begun anywhere: New Zealand is up to 14 hours ahead of UTC.
    const latest = addDays(now.toISOString().slice(0, 10), 1);
    let last = 0;
    for (;;) {
      const where = { id: MoreThan(last), lastDay: LessThan(latest) };
      const rows = await this.db.repo(Company).find({ select: { id: true }, where, order: { id: 'ASC' }, take: AT_ONCE });
      if (rows.length === 0) return;
      for (const { id } of rows) {
        if (signal?.aborted) return;
        await this.closing.closeCompany(id, now).catch((error: unknown) => this.log.fault(error, { companyId: id }));
        last = id;
      }
    }
  }
}
