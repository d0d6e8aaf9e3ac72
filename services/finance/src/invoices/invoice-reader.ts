import { type Invoice, type InvoiceDocumentPage, type InvoicePage, InvoiceTotals } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { carriedTotals, Database, NotFound, readableViews, type Scope, toPage, totalsToCarry } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { printedClaims } from '../claims/printed-claims';
import { CreditNoteRow } from '../credit-notes/credit-note.entity';
import { creditedLineIds } from '../credit-notes/credited-lines';
import { PaymentRow } from '../payments/payment.entity';
import { billedQuotes } from '../quotes/billed-quotes';
import { QuoteBilling } from '../quotes/quote-billing.service';
import { WriteOffRow } from '../write-offs/write-off.entity';
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
    private readonly billing: QuoteBilling,
  ) {}

  async list(scope: Scope, query: InvoiceQuery): Promise<InvoicePage> {
    const today = todayOf(scope);
    const { items, ...rest } = await this.page(scope, query, today);
    return { items: readableViews(items, (row) => toSummary(row, today)), ...rest };
  }

  /** The same with all that stands on each. */
  async documents(scope: Scope, query: InvoiceQuery): Promise<InvoiceDocumentPage> {
    const today = todayOf(scope);
    const { items, ...rest } = await this.page(scope, query, today);
    return { items: await this.whole(scope, items, today), ...rest };
  }

  async get(scope: Pick<Scope, 'companyId' | 'timeZone'>, id: number): Promise<Invoice> {
    const row = await this.db.repo(InvoiceRow).findOneBy({ id, companyId: scope.companyId });
    const [invoice] = await this.whole(scope, row ? [row] : [], todayOf(scope));
    if (!invoice) throw new NotFound('No such invoice');
    return invoice;
  }

  private async page(scope: Scope, query: InvoiceQuery, today: string) {
    // What is overdue is of the day: totals of another one are taken anew.
    const asked = { ...query, today };
    const [rows, totals] = await Promise.all([
      this.invoices.page(scope, query, today),
      carriedTotals(scope, asked, InvoiceTotals) ?? this.invoices.totals(scope, query, today),
    ]);
    const order = invoiceOrder(query.sort);
    const place = (row: InvoiceRow) => [order.name === 'dueDate' ? row.dueDate : row.issueDate, row.id] as const;
    return { ...toPage(rows, query.limit, order, place, totalsToCarry(scope, asked, totals)), totals };
  }

  private async whole({ companyId }: Pick<Scope, 'companyId'>, rows: readonly InvoiceRow[], today: string): Promise<Invoice[]> {
    if (rows.length === 0) return [];
    const where = { companyId, invoiceId: In(rows.map(({ id }) => id)) };
    const lines = await this.db.repo(InvoiceLineRow).find({ where, order: { position: 'ASC' } });
    const times = await this.db.repo(InvoiceTimeRow).find({ where, order: { id: 'ASC' } });
    const payments = await this.db.repo(PaymentRow).find({ where, order: { day: 'ASC', id: 'ASC' } });
    const writeOffs = await this.db.repo(WriteOffRow).find({ where, order: { id: 'ASC' } });
    const creditNotes = await this.db.repo(CreditNoteRow).find({ where, order: { id: 'ASC' } });
    const credited = await creditedLineIds(this.db, companyId, creditNotes);
    const ids = rows.map(({ id }) => id);
    const claims = await printedClaims(this.db, companyId, ids);
    const quotes = await billedQuotes(this.db, companyId, ids);
    const open = rows.filter(({ id, status }) => status === 'draft' && quotes.has(id));
    const drafts = new Map(await Promise.all(open.map(async (row) => [row.id, await this.billing.again(row)] as const)));
    const [lineOf, timeOf, paymentOf, noteOf] = [byInvoice(lines), byInvoice(times), byInvoice(payments), byInvoice(creditNotes)];
    const writeOffOf = byInvoice(writeOffs);
    return rows.map((row) => {
      const own = lineOf(row.id);
      const parts = {
        lines: own,
        times: timeOf(row.id),
        payments: paymentOf(row.id),
        writeOffs: writeOffOf(row.id),
        creditNotes: noteOf(row.id),
        claim: claims.get(row.id) ?? null,
        billed: quotes.get(row.id) ?? null,
        quoted: drafts.get(row.id) ?? null,
      };
      return toInvoice(row, { ...parts, creditedLineIds: own.flatMap(({ id }) => (credited.has(id) ? id : [])) }, today);
    });
  }
}

/** Rows by the invoice that they belong to, in their order. */
function byInvoice<Row extends { invoiceId: number | null }>(rows: readonly Row[]): (invoiceId: number) => Row[] {
  const groups = new Map<number | null, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.invoiceId);
    if (group) group.push(row);
    else groups.set(row.invoiceId, [row]);
  }
  return (invoiceId) => groups.get(invoiceId) ?? [];
}

/** The company's day. */
export const todayOf = (scope: Pick<Scope, 'timeZone'>): string => dayOf(Date.now(), scope.timeZone);
