import { addDays, dayOf, gstInInclusive, recurrenceDay } from '@dwang/domain';
import { Database, Scheduler } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThan, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { Company } from '../companies/company.entity';
import { PlanRow } from './plan.entity';
import { SubscriptionRow } from './subscription.entity';
import { SubscriptionInvoiceRow } from './subscription-invoice.entity';

/** From an invoice to the day until which it is to be paid. */
const DUE_DAYS = 14;
const LOOK_SECONDS = 300;
const AT_ONCE = 100;

/** Ends trials, makes each month's invoice, and notes what is past due, as days begin in each company's zone. */
@Injectable()
export class SubscriptionTurns implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    const run = (now: Date, signal: AbortSignal) => this.runAll(now, signal);
    this.scheduler.add({
      name: 'subscription-turns',
      title: 'Bill and renew subscriptions',
      area: 'identity',
      everySeconds: LOOK_SECONDS,
      run,
    });
  }

  /** Each subscription in a transaction of its own. Nothing is done twice in a day, however often it runs. */
  async runAll(now: Date, signal?: AbortSignal): Promise<void> {
    // The day that has begun anywhere: New Zealand is up to 14 hours ahead of UTC.
    const latest = addDays(now.toISOString().slice(0, 10), 1);
    for (const ids of [this.billable(latest), this.overdue(latest)]) {
      for await (const id of ids) {
        if (signal?.aborted) return;
        await this.db.tx(() => this.run(id, now));
      }
    }
  }

  /** Brings one up to date. Call it inside a transaction. */
  async run(id: number, now: Date): Promise<void> {
    const row = await this.db.findForUpdate(SubscriptionRow, { id });
    if (!row || row.status === 'canceled') return;
    const { timeZone, lastDay } = await this.db.repo(Company).findOneByOrFail({ id: row.companyId });
    const today = dayOf(now.getTime(), timeZone);
    // A month that begins after the last day of a company that closes is not owed, however late its closing is done.
    const until = lastDay !== null && lastDay < today ? lastDay : today;
    const before = JSON.stringify(row);
    if (row.trialUntil && row.trialUntil <= today) Object.assign(row, { trialUntil: null, status: 'active' });
    if (row.status !== 'trialing') while (row.nextDay && row.nextDay <= until) await this.bill(row, today);
    if (row.status === 'active' && (await this.isOverdue(id, today))) row.status = 'past_due';
    if (JSON.stringify(row) === before) return;
    await this.db.repo(SubscriptionRow).save({ ...row, version: row.version + 1, updatedAt: now });
  }

  /** Makes the invoice of the month that begins on `nextDay`, and moves on to the next one. */
  private async bill(row: SubscriptionRow, today: string): Promise<void> {
    const fromDay = row.nextDay as string;
    const next = recurrenceDay(row.anchorDay, 'monthly', row.turn + 1);
    const { name: planName } = await this.db.repo(PlanRow).findOneByOrFail({ code: row.plan });
    const sequence = await this.nextSequence();
    await this.db.repo(SubscriptionInvoiceRow).insert({
      companyId: row.companyId,
      subscriptionId: row.id,
      sequence,
      number: `DW-${today.slice(0, 4)}-${String(sequence).padStart(6, '0')}`,
      planName,
      fromDay,
      toDay: addDays(next, -1),
      amountCents: row.priceCents,
      gstCents: gstInInclusive(row.priceCents),
      issuedOn: today,
      dueOn: addDays(today, DUE_DAYS),
      status: 'open',
      paidAt: null,
      paidBy: null,
      reference: '',
    });
    Object.assign(row, { turn: row.turn + 1, nextDay: next });
  }

  /** The row of the free plan is the turnstile: one draws at a time, and what is rolled back leaves no gap. */
  private async nextSequence(): Promise<number> {
    await this.db.findForUpdate(PlanRow, { code: 'free' });
    return ((await this.db.repo(SubscriptionInvoiceRow).maximum('sequence')) ?? 0) + 1;
  }

  private isOverdue(subscriptionId: number, today: string): Promise<boolean> {
    return this.db.repo(SubscriptionInvoiceRow).existsBy({ subscriptionId, status: 'open', dueOn: LessThan(today) });
  }

  private async *billable(latest: string): AsyncGenerator<number> {
    let last = 0;
    while (true) {
      const where = { id: MoreThan(last), nextDay: LessThanOrEqual(latest), status: Not('canceled' as const) };
      const rows = await this.db.repo(SubscriptionRow).find({ select: { id: true }, where, order: { id: 'ASC' }, take: AT_ONCE });
      if (rows.length === 0) return;
      for (const { id } of rows) yield id;
      last = rows.at(-1)?.id ?? last;
    }
  }

  private async *overdue(latest: string): AsyncGenerator<number> {
    let last = 0;
    while (true) {
      const rows = await this.db.repo(SubscriptionInvoiceRow).find({
        where: { id: MoreThan(last), status: 'open', dueOn: LessThan(latest) },
        order: { id: 'ASC' },
        take: AT_ONCE,
      });
      if (rows.length === 0) return;
      for (const { subscriptionId } of rows) yield subscriptionId;
      last = rows.at(-1)?.id ?? last;
    }
  }
}
