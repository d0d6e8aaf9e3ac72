import type { Invoice, InvoicePage } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { Database, NotFound, type Scope, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { CreditNoteRow } from '../credit-notes/credit-note.entity';
import { creditedLineIds } from '../credit-notes/credited-lines';
import { PaymentRow } from '../payments/payment.entity';
import { InvoiceRow } from './invoice.entity';
import { toInvoice, toSummary } from './invoice.view';
import { InvoiceLineRow } from './invoice-line.entity';
import { InvoiceTimeRow } from './invoice-time.entity';
import { type InvoiceQuery, InvoicesRepository, invoiceOrder } from './invoices.repository';

/** Invoices of the caller's company as the API shows them. */
@Injectable()
export class InvoiceReader {
  constructor(
    private readonly db: Database,
    private readonly invoices: InvoicesRepository,
  ) {}

  async list(scope: Scope, query: InvoiceQuery): Promise<InvoicePage> {
    const today = todayOf(scope);
    const [rows, totals] = await Promise.all([
      this.invoices.page(scope, query, today),
      this.invoices.totals(scope, query, today),
    ]);
    const order = invoiceOrder(query.sort);
    const page = toPage(rows, query.limit, order, (row) => [order.name === 'dueDate' ? row.dueDate : row.issueDate, row.id]);
    return { items: page.items.map((row) => toSummary(row, today)), nextCursor: page.nextCursor, totals };
  }

  async get(scope: Pick<Scope, 'companyId' | 'timeZone'>, id: number): Promise<Invoice> {
    const { companyId } = scope;
    const row = await this.db.repo(InvoiceRow).findOneBy({ id, companyId });
    if (!row) throw new NotFound('No such invoice');
    const where = { invoiceId: id, companyId };
    const lines = await this.db.repo(InvoiceLineRow).find({ where, order: { position: 'ASC' } });
    const times = await this.db.repo(InvoiceTimeRow).find({ where, order: { id: 'ASC' } });
    const payments = await this.db.repo(PaymentRow).find({ where, order: { day: 'ASC', id: 'ASC' } });
    const creditNotes = await this.db.repo(CreditNoteRow).find({ where, order: { id: 'ASC' } });
    const creditedIds = creditNotes.length > 0 ? await creditedLineIds(this.db, companyId, id) : [];
    return toInvoice(row, { lines, times, payments, creditNotes, creditedLineIds: creditedIds }, todayOf(scope));
  }
}

/** The company's day. */
export const todayOf = (scope: Pick<Scope, 'timeZone'>): string => dayOf(Date.now(), scope.timeZone);
