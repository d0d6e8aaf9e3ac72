import type { InvoiceListQuery, InvoiceTotals } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Database, type ListOrder, type Scope, seek, whereWords } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { InvoiceRow, type StoredStatus } from './invoice.entity';
import { OPEN_STATUSES } from './invoice-moves';

export type InvoiceQuery = z.output<typeof InvoiceListQuery>;
type Invoices = SelectQueryBuilder<InvoiceRow>;
type Totals = z.output<typeof InvoiceTotals>;

const NEWEST: ListOrder = {
  name: '-issueDate',
  column: 'invoice.issueDate',
  idColumn: 'invoice.id',
  direction: 'DESC',
  kind: 'text',
};
const BY_DUE: ListOrder = { name: 'dueDate', column: 'invoice.dueDate', idColumn: 'invoice.id', direction: 'ASC', kind: 'text' };
export const invoiceOrder = (sort: InvoiceQuery['sort']): ListOrder => (sort === 'dueDate' ? BY_DUE : NEWEST);

const SETTLED: readonly StoredStatus[] = ['draft', 'paid', 'credited'];
/** Counted with what came of it. */
const LOST: readonly StoredStatus[] = ['written_off'];
const COUNTED: readonly StoredStatus[] = [...SETTLED, ...OPEN_STATUSES];
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
  written_off: "invoice.status = 'written_off'",
  void: "invoice.status = 'void'",
};

/** Of all invoices with one stored status, in cents but for the counts. */
const SUMS = { count: 'COUNT(*)', total: 'SUM(invoice.totalCents)', credited: 'SUM(invoice.creditedCents)' };
/** Only of those that wait for money, which are far fewer: `late` are due before today, `lateOpen` is what they still owe. */
const OPEN_SUMS = {
  ...SUMS,
  received: 'SUM(invoice.receivedCents)',
  writtenOff: 'SUM(invoice.writtenOffCents)',
  late: 'SUM(CASE WHEN invoice.dueDate < :today THEN 1 ELSE 0 END)',
  lateOpen:
    'SUM(CASE WHEN invoice.dueDate < :today THEN invoice.totalCents - invoice.creditedCents - invoice.receivedCents - invoice.writtenOffCents ELSE 0 END)',
};
type Figure = keyof typeof OPEN_SUMS;
type RawSums = Partial<Record<Figure, string | number>> & { status: StoredStatus };

/** The reading side of invoices, always within one company. `today` is a day of its zone. */
@Injectable()
export class InvoicesRepository {
  constructor(private readonly db: Database) {}

  /** In a search the numbers of the page first, then its rows: what is sorted is narrow. */
  async page(scope: Scope, query: InvoiceQuery, today: string): Promise<InvoiceRow[]> {
    const order = invoiceOrder(query.sort);
    const rows = this.matching(scope, query);
    if (query.status) rows.andWhere(`(${STATUS[query.status]})`, { today });
    if (!query.q) return seek(rows, order, query).getMany();
    const found = await seek(rows.select('invoice.id', 'id'), order, query).getRawMany<{ id: number }>();
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    const some = this.matching(scope, {}).andWhere('invoice.id IN (:...ids)', { ids });
    return seek(some, order, { limit: query.limit }).getMany();
  }

  /** The sums of the cards over all that match but for the status, which they tell apart themselves. Read in the order of an index. */
  async totals(scope: Scope, query: InvoiceQuery, today: string): Promise<Totals> {
    const of = (statuses: readonly StoredStatus[], figures: Partial<Record<Figure, string>>) => {
      const sums = this.matching(scope, query).andWhere('invoice.status IN (:...statuses)', { statuses });
      sums.select('invoice.status', 'status').setParameters({ today });
      for (const [name, sum] of Object.entries(figures)) sums.addSelect(sum, name);
      return sums.groupBy('invoice.status').getRawMany<RawSums>();
    };
    return cardsOf((await Promise.all([of(SETTLED, SUMS), of([...OPEN_STATUSES, ...LOST], OPEN_SUMS)])).flat());
  }

  private matching(scope: Scope, { q, clientId, projectId, from, to }: Partial<InvoiceQuery>): Invoices {
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

/** What the invoices of each status add to the cards: draft, paid, pending and overdue make up the total. Void ones add nothing. */
function cardsOf(sums: readonly RawSums[]): Totals {
  const of = (statuses: readonly StoredStatus[], figure: Figure) =>
    sums.reduce((all, raw) => all + (statuses.includes(raw.status) ? Number(raw[figure] ?? 0) : 0), 0);
  const owed = (statuses: readonly StoredStatus[]) => of(statuses, 'total') - of(statuses, 'credited');
  const late = { count: of(OPEN_STATUSES, 'late'), cents: of(OPEN_STATUSES, 'lateOpen') };
  const open = owed(OPEN_STATUSES) - of(OPEN_STATUSES, 'received') - of(OPEN_STATUSES, 'writtenOff');
  const bucket = (count: number, cents: number) => ({ count, amount: centsToDecimal(cents) });
  return {
    total: bucket(of([...COUNTED, ...LOST], 'count'), owed(COUNTED) - of(OPEN_STATUSES, 'writtenOff') + of(LOST, 'received')),
    draft: bucket(of(['draft'], 'count'), of(['draft'], 'total')),
    paid: bucket(of(['paid'], 'count'), owed(['paid']) + of([...OPEN_STATUSES, ...LOST], 'received')),
    pending: bucket(of(OPEN_STATUSES, 'count') - late.count, open - late.cents),
    overdue: bucket(late.count, late.cents),
  };
}
