import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { IsNull, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { CreditNoteRow } from '../credit-notes/credit-note.entity';
import { InvoiceRow } from '../invoices/invoice.entity';
import { PaymentRow } from '../payments/payment.entity';

/** In cents, but for the number of invoices. What each means: the contract's reports. */
export interface Sale {
  invoices: number;
  invoicedCents: number;
  gstCents: number;
  receivedCents: number;
}
export const NO_SALE: Sale = { invoices: 0, invoicedCents: 0, gstCents: 0, receivedCents: 0 };

export type SalesKey = 'project' | 'client' | 'month';

/** Days, both included; an end that is left out is open. */
export interface ReportDays {
  from?: string | undefined;
  to?: string | undefined;
}

interface RawSale extends Partial<Record<keyof Sale, number | string>> {
  key: number | string | null;
}

/** Where each kind of row has its key; a refund is of no project. */
const KEYS: Record<SalesKey, Record<'invoice' | 'note' | 'payment', string>> = {
  project: { invoice: 'invoice.projectId', note: 'invoice.projectId', payment: 'invoice.projectId' },
  client: { invoice: 'invoice.clientId', note: 'note.clientId', payment: 'payment.clientId' },
  month: {
    invoice: 'SUBSTR(invoice.issueDate, 1, 7)',
    note: 'SUBSTR(note.issueDate, 1, 7)',
    payment: 'SUBSTR(payment.day, 1, 7)',
  },
};

/** What was sold and what came in, summed by the database: one row for each key and kind of document leaves it. */
@Injectable()
export class Sales {
  constructor(private readonly db: Database) {}

  /** By the number of the project or client, or the month (`2026-11`); '' is no project. */
  async by(scope: Scope, key: SalesKey, days: ReportDays): Promise<Map<string, Sale>> {
    const parts = await Promise.all([
      this.invoices(scope, KEYS[key].invoice, days),
      this.creditNotes(scope, KEYS[key].note, days, key === 'project'),
      this.payments(scope, KEYS[key].payment, days, key === 'project'),
    ]);
    const sales = new Map<string, Sale>();
    for (const raw of parts.flat()) {
      const name = String(raw.key ?? '');
      const [before, sale] = [sales.get(name), toSale(raw)];
      sales.set(name, before ? addSales(before, sale) : sale);
    }
    return sales;
  }

  private invoices({ companyId }: Scope, key: string, days: ReportDays): Promise<RawSale[]> {
    const query = this.db.repo(InvoiceRow).createQueryBuilder('invoice').where({ companyId });
    query.andWhere("invoice.status NOT IN ('draft', 'void')");
    return within(query, 'invoice.issueDate', days)
      .select(key, 'key')
      .addSelect('COUNT(*)', 'invoices')
      .addSelect('SUM(invoice.subtotalCents)', 'invoicedCents')
      .addSelect('SUM(invoice.taxCents)', 'gstCents')
      .groupBy(key)
      .getRawMany<RawSale>();
  }

  private creditNotes({ companyId }: Scope, key: string, days: ReportDays, ofProject: boolean): Promise<RawSale[]> {
    const query = this.db.repo(CreditNoteRow).createQueryBuilder('note').where({ companyId });
    if (ofProject) query.innerJoin(InvoiceRow, 'invoice', 'invoice.id = note.invoiceId');
    return within(query, 'note.issueDate', days)
      .select(key, 'key')
      .addSelect('-SUM(note.subtotalCents)', 'invoicedCents')
      .addSelect('-SUM(note.taxCents)', 'gstCents')
      .groupBy(key)
      .getRawMany<RawSale>();
  }

  private payments({ companyId }: Scope, key: string, days: ReportDays, ofProject: boolean): Promise<RawSale[]> {
    const query = this.db.repo(PaymentRow).createQueryBuilder('payment').where({ companyId, removedAt: IsNull() });
    query.andWhere("payment.method <> 'credit'");
    if (ofProject) query.leftJoin(InvoiceRow, 'invoice', 'invoice.id = payment.invoiceId');
    return within(query, 'payment.day', days)
      .select(key, 'key')
      .addSelect("SUM(CASE WHEN payment.kind = 'refund' THEN -payment.amountCents ELSE payment.amountCents END)", 'receivedCents')
      .groupBy(key)
      .getRawMany<RawSale>();
  }
}

function within<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, day: string, { from, to }: ReportDays) {
  if (from) query.andWhere(`${day} >= :from`, { from });
  if (to) query.andWhere(`${day} <= :to`, { to });
  return query;
}

const toSale = (raw: RawSale): Sale => ({
  invoices: Number(raw.invoices ?? 0),
  invoicedCents: Number(raw.invoicedCents ?? 0),
  gstCents: Number(raw.gstCents ?? 0),
  receivedCents: Number(raw.receivedCents ?? 0),
});

export const addSales = (one: Sale, other: Sale): Sale => ({
  invoices: one.invoices + other.invoices,
  invoicedCents: one.invoicedCents + other.invoicedCents,
  gstCents: one.gstCents + other.gstCents,
  receivedCents: one.receivedCents + other.receivedCents,
});
