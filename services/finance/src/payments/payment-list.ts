import type { PaymentListQuery, PaymentPage } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Database, type ListOrder, type Scope, seek, toPage } from '@dwang/platform';
import { ClientDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { z } from 'zod';
import { InvoiceRow } from '../invoices/invoice.entity';
import { PaymentRow } from './payment.entity';
import { toPayment } from './payment.view';

export type PaymentQuery = z.output<typeof PaymentListQuery>;

const NEWEST: ListOrder = { name: '-day', column: 'payment.day', idColumn: 'payment.id', direction: 'DESC', kind: 'text' };
const SUMS = {
  received: "payment.kind = 'payment' AND payment.method <> 'credit'",
  refunded: "payment.kind = 'refund'",
  fromCredit: "payment.method = 'credit'",
};

/** All payments and refunds of the caller's company that stand, the latest first. */
@Injectable()
export class PaymentList {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientDirectory,
  ) {}

  async page(scope: Scope, query: PaymentQuery): Promise<PaymentPage> {
    const rows = await seek(this.matching(scope, query), NEWEST, query).getMany();
    const { items, nextCursor } = toPage(rows, query.limit, NEWEST, ({ day, id }) => [day, id]);
    const [numbers, names] = await Promise.all([this.numbers(scope, items), this.names(scope, items)]);
    const listed = items.map((row) => ({
      ...toPayment(row),
      clientName: names.get(row.clientId) ?? '',
      invoiceNumber: numbers.get(row.invoiceId ?? 0) ?? null,
    }));
    return { items: listed, nextCursor, totals: await this.totals(scope, query) };
  }

  private async totals(scope: Scope, query: PaymentQuery): Promise<PaymentPage['totals']> {
    const sums = this.matching(scope, query).select('COUNT(*)', 'count');
    for (const [name, condition] of Object.entries(SUMS))
      sums.addSelect(`SUM(CASE WHEN ${condition} THEN payment.amountCents ELSE 0 END)`, name);
    const raw = (await sums.getRawOne<Record<string, string | number | null>>()) ?? {};
    const money = (name: keyof typeof SUMS) => centsToDecimal(Number(raw[name] ?? 0));
    return {
      count: Number(raw.count ?? 0),
      received: money('received'),
      refunded: money('refunded'),
      fromCredit: money('fromCredit'),
    };
  }

  private matching({ companyId }: Scope, { clientId, method, from, to }: PaymentQuery) {
    const query = this.db.repo(PaymentRow).createQueryBuilder('payment').where({ companyId, removedAt: IsNull() });
    if (clientId) query.andWhere('payment.clientId = :clientId', { clientId });
    if (method) query.andWhere('payment.method = :method', { method });
    if (from) query.andWhere('payment.day >= :from', { from });
    if (to) query.andWhere('payment.day <= :to', { to });
    return query;
  }

  private async numbers({ companyId }: Scope, rows: readonly PaymentRow[]): Promise<Map<number, string | null>> {
    const ids = [...new Set(rows.flatMap(({ invoiceId }) => invoiceId ?? []))];
    if (ids.length === 0) return new Map();
    const select = { id: true, invoiceNumber: true };
    const invoices = await this.db.repo(InvoiceRow).find({ select, where: { companyId, id: In(ids) } });
    return new Map(invoices.map(({ id, invoiceNumber }) => [id, invoiceNumber]));
  }

  private async names(scope: Scope, rows: readonly PaymentRow[]): Promise<Map<number, string>> {
    const clients = await this.clients.findAll(
      scope,
      rows.map(({ clientId }) => clientId),
    );
    return new Map(clients.map(({ id, name }) => [id, name]));
  }
}
