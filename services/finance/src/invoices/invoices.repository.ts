import type { InvoiceListQuery, InvoiceTotals } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Database, type ListOrder, type Scope, seek, whereWords } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { InvoiceRow } from './invoice.entity';

export type InvoiceQuery = z.output<typeof InvoiceListQuery>;
type Invoices = SelectQueryBuilder<InvoiceRow>;
type Bucket = keyof z.output<typeof InvoiceTotals>;

const NEWEST: ListOrder = {
  name: '-issueDate',
  column: 'invoice.issueDate',
  idColumn: 'invoice.id',
  direction: 'DESC',
  kind: 'text',
};
const BY_DUE: ListOrder = { name: 'dueDate', column: 'invoice.dueDate', idColumn: 'invoice.id', direction: 'ASC', kind: 'text' };
export const invoiceOrder = (sort: InvoiceQuery['sort']): ListOrder => (sort === 'dueDate' ? BY_DUE : NEWEST);

const AWAITING = "invoice.status IN ('pending', 'sent', 'part_paid')";
const OVERDUE = `${AWAITING} AND invoice.dueDate < :today`;
const PENDING = `${AWAITING} AND invoice.dueDate >= :today`;
/** `pending` is all that waits for money and is not overdue, as in the card of that name; `sent` and `part_paid` are parts of it. */
const STATUS: Record<NonNullable<InvoiceQuery['status']>, string> = {
  draft: "invoice.status = 'draft'",
  pending: PENDING,
  sent: `${PENDING} AND invoice.status = 'sent'`,
  part_paid: `${PENDING} AND invoice.status = 'part_paid'`,
  paid: "invoice.status = 'paid'",
  overdue: OVERDUE,
  credited: "invoice.status = 'credited'",
  void: "invoice.status = 'void'",
};
const BUCKETS: Record<Bucket, string> = {
  total: "invoice.status <> 'void'",
  draft: STATUS.draft,
  paid: STATUS.paid,
  pending: PENDING,
  overdue: OVERDUE,
};

const OPEN = 'invoice.totalCents - invoice.creditedCents - invoice.receivedCents';
/** What each invoice adds to its cards, in cents: the four parts make up the total. */
const AMOUNTS: Record<Bucket, string> = {
  total: "CASE WHEN invoice.status <> 'void' THEN invoice.totalCents - invoice.creditedCents ELSE 0 END",
  draft: `CASE WHEN ${BUCKETS.draft} THEN invoice.totalCents ELSE 0 END`,
  paid: `CASE WHEN ${AWAITING} THEN invoice.receivedCents
    WHEN ${BUCKETS.paid} THEN invoice.totalCents - invoice.creditedCents ELSE 0 END`,
  pending: `CASE WHEN ${PENDING} THEN ${OPEN} ELSE 0 END`,
  overdue: `CASE WHEN ${OVERDUE} THEN ${OPEN} ELSE 0 END`,
};

/** The reading side of invoices, always within one company. `today` is a day of its zone. */
@Injectable()
export class InvoicesRepository {
  constructor(private readonly db: Database) {}

  page(scope: Scope, query: InvoiceQuery, today: string): Promise<InvoiceRow[]> {
    const rows = this.matching(scope, query);
    if (query.status) rows.andWhere(`(${STATUS[query.status]})`, { today });
    return seek(rows, invoiceOrder(query.sort), query).getMany();
  }

  /** The sums of the cards over all that match but for the status, which they tell apart themselves. */
  async totals(scope: Scope, query: InvoiceQuery, today: string): Promise<z.output<typeof InvoiceTotals>> {
    const sums = this.matching(scope, query).select([]).setParameters({ today });
    for (const [name, condition] of Object.entries(BUCKETS)) {
      sums.addSelect(`SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`, `${name}Count`);
      sums.addSelect(`SUM(${AMOUNTS[name as Bucket]})`, `${name}Cents`);
    }
    const raw = (await sums.getRawOne<Record<string, string | number | null>>()) ?? {};
    const bucket = (name: Bucket) => ({
      count: Number(raw[`${name}Count`] ?? 0),
      amount: centsToDecimal(Number(raw[`${name}Cents`] ?? 0)),
    });
    return {
      total: bucket('total'),
      draft: bucket('draft'),
      paid: bucket('paid'),
      pending: bucket('pending'),
      overdue: bucket('overdue'),
    };
  }

  private matching(scope: Scope, { q, clientId, projectId, from, to }: InvoiceQuery): Invoices {
    const query = this.db
      .repo(InvoiceRow)
      .createQueryBuilder('invoice')
      .where('invoice.companyId = :companyId', { companyId: scope.companyId });
    if (clientId) query.andWhere('invoice.clientId = :clientId', { clientId });
    if (projectId) query.andWhere('invoice.projectId = :projectId', { projectId });
    if (from) query.andWhere('invoice.issueDate >= :from', { from });
    if (to) query.andWhere('invoice.issueDate <= :to', { to });
    whereWords(query, q, (holding) => holding('invoices'));
    return query;
  }
}
