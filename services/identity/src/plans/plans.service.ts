import type { Plan, PlanCard, PlanCards, UpdatePlan } from '@dwang/contracts';
import { centsToDecimal, parseCents } from '@dwang/domain';
import { Database, Invalid, NotFound, VersionConflict } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { PlanRow } from './plan.entity';

/** Public face: what can be subscribed to. */
@Injectable()
export class Plans {
  constructor(@Inject(Database) private readonly db: Database) {}

  async list(): Promise<PlanCards> {
    const rows = await this.db.repo(PlanRow).find({ order: { id: 'ASC' } });
    return { items: rows.map(planCard), nextCursor: null, totals: { count: rows.length } };
  }

  of(code: Plan): Promise<PlanRow> {
    return this.db.repo(PlanRow).findOneByOrFail({ code });
  }

  async byCode(): Promise<Map<Plan, PlanRow>> {
    return new Map((await this.db.repo(PlanRow).find()).map((row) => [row.code, row]));
  }

  /** Throws `VersionConflict` when somebody else changed it since it was read, `Invalid` when the free plan would cost something. */
  change(id: number, { version, price, ...fields }: z.output<typeof UpdatePlan>): Promise<PlanCard> {
    return this.db.tx(async () => {
      const row = await this.db.findForUpdate(PlanRow, { id });
      if (!row) throw new NotFound('No such plan');
      if (row.version !== version) throw new VersionConflict();
      const cents: { priceCents?: number } = price === undefined ? {} : { priceCents: parseCents(price) };
      if (row.code === 'free' && cents.priceCents) {
        throw new Invalid('price', 'This is the plan of companies without a subscription: it has to be free');
      }
      const next = { ...row, ...fields, ...cents, version: version + 1, updatedAt: new Date() };
      await this.db.repo(PlanRow).save(next);
      return planCard(next);
    });
  }
}

export const planCard = (row: PlanRow): PlanCard => ({
  id: row.id,
  code: row.code,
  name: row.name,
  description: row.description,
  price: centsToDecimal(row.priceCents),
  period: row.priceCents === 0 ? 'forever' : 'per month',
  popular: Boolean(row.popular),
  members: row.members,
  trialDays: row.trialDays,
  features: row.features,
  version: row.version,
});
