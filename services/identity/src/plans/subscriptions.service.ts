import { randomUUID } from 'node:crypto';
import { type CreateSubscription, ErrorCode, type Plan, type UpdateSubscription } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { Conflict, Database, Invalid, insertOnce, LiveEvents, NotFound, VersionConflict } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { z } from 'zod';
import { Company } from '../companies/company.entity';
import { PlanRow } from './plan.entity';
import { Plans } from './plans.service';
import { SubscriptionRow } from './subscription.entity';
import { SubscriptionTurns } from './subscription-turns.service';

/** A subscription may have begun this many days ago: each month since is billed. */
const OLDEST_START = 366;

/**
 * Public face: who has subscribed to what. The company's plan follows its subscription and is Free without one. A smaller plan puts nobody
 * out of a team: whoever is in it stays, and nobody new gets in until it fits.
 */
@Injectable()
export class Subscriptions {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Plans) private readonly plans: Plans,
    @Inject(SubscriptionTurns) private readonly turns: SubscriptionTurns,
    @Inject(LiveEvents) private readonly live: LiveEvents,
  ) {}

  /** Answers its id. Throws `Conflict` when the company has one already. A repeated `uid` answers with the first one. */
  start({ uid = randomUUID(), ...plan }: z.output<typeof CreateSubscription>, now = new Date()): Promise<number> {
    return this.db.tx(async () => {
      const { companyId } = plan;
      const company = await this.db.findForUpdate(Company, { id: companyId, closedAt: IsNull() });
      if (!company) throw new Invalid('companyId', 'Please choose a company');
      const live = await this.db.repo(SubscriptionRow).findOneBy({ liveOf: companyId });
      if (live && live.uid !== uid) {
        throw new Conflict(
          ErrorCode.subscribed,
          `${company.name} has a subscription already. You can change its plan.`,
          'companyId',
        );
      }
      const row = beginning(plan, await this.plans.of(plan.plan), dayOf(now.getTime(), company.timeZone));
      const said = { plan: row.plan, startDay: row.startDay };
      const times = { version: 1, createdAt: now, updatedAt: now };
      const { id, isNew } = await insertOnce(this.db, SubscriptionRow, { companyId, uid }, { ...row, ...times, uid }, said);
      if (isNew) {
        await this.turns.run(id, now);
        await this.letHold(companyId, row.plan);
      }
      return id;
    });
  }

  /** Throws `VersionConflict` when it was changed since it was read, `Conflict` when it has ended. */
  change(id: number, { plan, version }: z.output<typeof UpdateSubscription>, now = new Date()): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.hold(id);
      if (row.status === 'canceled') throw new Conflict(ErrorCode.subscriptionEnded, 'This subscription is canceled');
      if (row.version !== version) throw new VersionConflict();
      const { timeZone } = await this.db.repo(Company).findOneByOrFail({ id: row.companyId });
      const { priceCents } = await this.plans.of(plan);
      const days = daysOf(row, priceCents, dayOf(now.getTime(), timeZone));
      await this.write(row, { plan, priceCents, ...days }, now);
      await this.turns.run(id, now);
      await this.letHold(row.companyId, plan);
    });
  }

  /** What is owed for past months stays owed. One that has ended stays as it is. */
  cancel(id: number, now = new Date()): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.hold(id);
      if (row.status === 'canceled') return;
      const ended = { status: 'canceled', nextDay: null, trialUntil: null, liveOf: null, canceledAt: now } as const;
      await this.write(row, ended, now);
      await this.letHold(row.companyId, 'free');
    });
  }

  /** A company closes. */
  async cancelOf(companyId: number): Promise<void> {
    const row = await this.db.repo(SubscriptionRow).findOneBy({ liveOf: companyId });
    if (row) await this.cancel(row.id);
  }

  private async hold(id: number): Promise<SubscriptionRow> {
    const row = await this.db.findForUpdate(SubscriptionRow, { id });
    if (!row) throw new NotFound('No such subscription');
    return row;
  }

  private async write(row: SubscriptionRow, change: Partial<SubscriptionRow>, now: Date): Promise<void> {
    await this.db.repo(SubscriptionRow).update({ id: row.id }, { ...change, version: row.version + 1, updatedAt: now });
  }

  /** Open tabs of the company see the plan that holds from now on. */
  private async letHold(companyId: number, plan: Plan): Promise<void> {
    await this.db.repo(Company).update({ id: companyId }, { plan });
    this.live.publish({ companyId, userId: 0, isPrivate: false, event: { type: 'changed', tags: ['Team'] } });
  }
}

type Begun = Omit<SubscriptionRow, 'id' | 'uid' | 'version' | 'createdAt' | 'updatedAt'>;

function beginning(asked: z.output<typeof CreateSubscription>, plan: PlanRow, today: string): Begun {
  const { companyId, startDate: startDay = today, trialDays = plan.trialDays } = asked;
  if (startDay > today) throw new Invalid('startDate', 'Please choose today or an earlier day');
  if (startDay < addDays(today, -OLDEST_START)) throw new Invalid('startDate', 'Please choose a day within the last year');
  const { priceCents } = plan;
  const trialUntil = priceCents > 0 && trialDays > 0 ? addDays(startDay, trialDays) : null;
  const anchorDay = trialUntil ?? startDay;
  const status = trialUntil ? 'trialing' : 'active';
  const days = { startDay, anchorDay, turn: 0, nextDay: priceCents > 0 ? anchorDay : null, trialUntil, canceledAt: null };
  return { companyId, liveOf: companyId, plan: plan.code, status, priceCents, ...days };
}

/** The days of billing under a new price: none for a free plan, from today on after one, else as they were. */
function daysOf(row: SubscriptionRow, priceCents: number, today: string): Partial<SubscriptionRow> {
  if (priceCents === 0) return { nextDay: null, trialUntil: null, status: row.status === 'trialing' ? 'active' : row.status };
  return row.nextDay ? {} : { anchorDay: today, turn: 0, nextDay: today };
}
