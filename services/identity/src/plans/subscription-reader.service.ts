import type {
  CompanyChoiceQuery,
  CompanyChoices,
  CompanyPlan,
  SubscriptionDetails,
  SubscriptionListQuery,
  SubscriptionPage,
} from '@dwang/contracts';
import { Database, type ListOrder, NotFound, seek, toPage, whereContains } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { z } from 'zod';
import { Company } from '../companies/company.entity';
import { Seats } from '../team/seats.service';
import { User } from '../users/user.entity';
import { displayName } from '../users/users.service';
import type { PlanRow } from './plan.entity';
import { Plans, planCard } from './plans.service';
import { SubscriptionRow } from './subscription.entity';
import { SubscriptionInvoiceRow } from './subscription-invoice.entity';
import { invoiceView, type Subscriber, subscriptionView, termsOf } from './subscription-view';

const LATEST: ListOrder = { name: '-startDate', column: 'row.startDay', idColumn: 'row.id', direction: 'DESC', kind: 'text' };
const BY_NAME: ListOrder = { name: 'name', column: 'row.name', idColumn: 'row.id', direction: 'ASC', kind: 'text' };
const NO_TERMS = { nextDay: null, priceCents: 0, trialUntil: null };
const NOBODY: Subscriber = { company: '', owner: '', members: 0 };

/** Public face: subscriptions as the platform's administrator sees them, and a company's plan as its owner does. */
@Injectable()
export class SubscriptionReader {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Plans) private readonly plans: Plans,
    @Inject(Seats) private readonly seats: Seats,
  ) {}

  async list({ plan, status, ...paging }: z.output<typeof SubscriptionListQuery>): Promise<SubscriptionPage> {
    const rows = this.db.repo(SubscriptionRow).createQueryBuilder('row');
    if (plan) rows.andWhere('row.plan = :plan', { plan });
    if (status) rows.andWhere('row.status = :status', { status });
    const count = await rows.getCount();
    const { items, nextCursor } = toPage(await seek(rows, LATEST, paging).getMany(), paging.limit, LATEST, (row) => [
      row.startDay,
      row.id,
    ]);
    const totals = { count, all: await this.db.repo(SubscriptionRow).count() };
    return { items: await this.views(items), nextCursor, totals };
  }

  async get(id: number): Promise<SubscriptionDetails> {
    const row = await this.db.repo(SubscriptionRow).findOneBy({ id });
    const [view] = row ? await this.views([row]) : [];
    if (!view) throw new NotFound('No such subscription');
    return { ...view, invoices: await this.invoices({ subscriptionId: id }) };
  }

  /** Companies to choose from, by name; found by the names and addresses of their people, too. */
  async companies({ q, ...paging }: z.output<typeof CompanyChoiceQuery>): Promise<CompanyChoices> {
    const rows = this.db.repo(Company).createQueryBuilder('row').where({ closedAt: IsNull() });
    if (q) {
      const people = this.db.repo(User).createQueryBuilder('person').select('person.companyId');
      whereContains(people, 'person.searchText', q);
      rows.andWhere(`row.id IN (${people.getQuery()})`).setParameters(people.getParameters());
    }
    const count = await rows.getCount();
    const { items, nextCursor } = toPage(await seek(rows, BY_NAME, paging).getMany(), paging.limit, BY_NAME, ({ name, id }) => [
      name,
      id,
    ]);
    const ids = items.map(({ id }) => id);
    const known = await this.subscribers(ids);
    const live = await this.db.repo(SubscriptionRow).findBy({ liveOf: In(ids) });
    const subscribed = new Set(live.map(({ companyId }) => companyId));
    const view = ({ id, name, plan, createdAt }: Company) => ({
      id,
      name,
      plan,
      createdAt: createdAt.toISOString(),
      owner: known.get(id)?.owner ?? '',
      members: known.get(id)?.members ?? 0,
      isSubscribed: subscribed.has(id),
    });
    return { items: items.map(view), nextCursor, totals: { count } };
  }

  /** The plan that holds for a company, with or without a subscription. */
  async ofCompany(companyId: number): Promise<CompanyPlan> {
    const { taken, plan } = await this.seats.of(companyId);
    const row = await this.db.repo(SubscriptionRow).findOneBy({ liveOf: companyId });
    const { lastDay } = await this.db.repo(Company).findOneByOrFail({ id: companyId });
    const isLast = lastDay !== null && row?.nextDay != null && row.nextDay > lastDay;
    const terms = termsOf(row ? { ...row, nextDay: isLast ? null : row.nextDay } : NO_TERMS);
    const invoices = await this.invoices({ companyId });
    return { plan: planCard(await this.plans.of(plan)), status: row?.status ?? null, ...terms, members: taken, invoices };
  }

  private async invoices(where: { companyId: number } | { subscriptionId: number }) {
    const rows = await this.db.repo(SubscriptionInvoiceRow).find({ where, order: { id: 'DESC' }, take: 120 });
    return rows.map(invoiceView);
  }

  private async views(rows: readonly SubscriptionRow[]) {
    const plans = await this.plans.byCode();
    const subscribers = await this.subscribers(rows.map(({ companyId }) => companyId));
    return rows.map((row) => subscriptionView(row, plans.get(row.plan) as PlanRow, subscribers.get(row.companyId) ?? NOBODY));
  }

  private async subscribers(companyIds: number[]): Promise<Map<number, Subscriber>> {
    const ids = [...new Set(companyIds)];
    const companies = await this.db.repo(Company).findBy({ id: In(ids) });
    const owners = await this.db.repo(User).find({ where: { companyId: In(ids), role: 'owner' }, order: { id: 'DESC' } });
    // The last one counts: somebody who has left, only where nobody came after.
    const byPresence = owners.toSorted((one, other) => Number(one.leftAt === null) - Number(other.leftAt === null));
    const names = new Map(byPresence.map((user) => [user.companyId, displayName(user)]));
    const taken = await this.seats.takenBy(ids);
    return new Map(
      companies.map(({ id, name }) => [id, { company: name, owner: names.get(id) ?? '', members: taken.get(id) ?? 0 }]),
    );
  }
}
