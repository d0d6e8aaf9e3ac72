import type { Quote, QuotePage } from '@dwang/contracts';
import { centsToDecimal, shownInvoiceStatus } from '@dwang/domain';
import { Database, NotFound, type Scope, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { InvoiceRow } from '../invoices/invoice.entity';
import { todayOf } from '../invoices/invoice-reader';
import { deductionsOf } from './deductions';
import type { LiveInvoice } from './live-invoice';
import { QuoteRow } from './quote.entity';
import { toQuote, toQuoteSummary } from './quote.view';
import { QuoteInvoiceRow } from './quote-invoice.entity';
import { invoicedSoFar } from './quote-outcome';
import { QuoteProgressRow } from './quote-progress.entity';
import { QuoteRows } from './quote-rows';
import { type QuoteQuery, QuotesRepository, quoteOrder } from './quotes.repository';

/** Quotes of the caller's company as the API shows them. */
@Injectable()
export class QuoteReader {
  constructor(
    private readonly db: Database,
    private readonly quotes: QuotesRepository,
    private readonly rows: QuoteRows,
  ) {}

  async list(scope: Scope, query: QuoteQuery): Promise<QuotePage> {
    const today = todayOf(scope);
    const [rows, totals] = await Promise.all([this.quotes.page(scope, query, today), this.quotes.totals(scope, query, today)]);
    const order = quoteOrder(query.sort);
    const page = toPage(rows, query.limit, order, (row) => [
      order.name === 'expiryDate' ? row.expiryDate : row.createdAt,
      row.id,
    ]);
    return { items: page.items.map((row) => toQuoteSummary(row, today)), nextCursor: page.nextCursor, totals };
  }

  async get(scope: Pick<Scope, 'companyId' | 'timeZone'>, id: number): Promise<Quote> {
    const { companyId } = scope;
    const row = await this.db.repo(QuoteRow).findOneBy({ id, companyId });
    if (!row) throw new NotFound('No such quote');
    const next = await this.db.repo(QuoteRow).findOneBy({ companyId, previousId: id });
    const today = todayOf(scope);
    const made = await this.invoicesOf(row);
    const lines = await this.rows.lines(row);
    const invoices = made.map(({ invoice }) => ({
      id: invoice.id,
      invoiceNumber: invoice.invoiceNumber,
      status: shownInvoiceStatus(invoice.status, invoice.dueDate, today),
      total: centsToDecimal(invoice.totalCents),
    }));
    const invoicing =
      row.status === 'accepted'
        ? toInvoicing(invoicedSoFar(row, { lines, invoices: made, deductions: await deductionsOf(this.db, row) }))
        : null;
    return toQuote(
      row,
      lines,
      { nextId: next?.id ?? null, invoices, invoicing, variations: await this.variationsOf(row, today) },
      today,
    );
  }

  private async variationsOf({ id, companyId }: QuoteRow, today: string): Promise<Quote['variations']> {
    const where = { companyId, variationOfId: id, status: Not('superseded' as const) };
    return (await this.db.repo(QuoteRow).find({ where, order: { id: 'ASC' } })).map((row) => toQuoteSummary(row, today));
  }

  /** The invoices that were made of it and are still there, oldest first. */
  async invoicesOf({ id, companyId }: QuoteRow): Promise<LiveInvoice[]> {
    const made = await this.db.repo(QuoteInvoiceRow).find({ where: { quoteId: id, companyId }, order: { id: 'ASC' } });
    if (made.length === 0) return [];
    const invoices = await this.db.repo(InvoiceRow).findBy({ companyId, id: In(made.map(({ invoiceId }) => invoiceId)) });
    const quoteInvoiceId = In(made.map((one) => one.id));
    const steps = await this.db.repo(QuoteProgressRow).find({ where: { companyId, quoteInvoiceId }, order: { id: 'ASC' } });
    return made.flatMap((one) => {
      const invoice = invoices.find((row) => row.id === one.invoiceId);
      const progress = steps.filter((step) => step.quoteInvoiceId === one.id);
      return invoice ? [{ ...one, invoice, progress }] : [];
    });
  }
}

const toInvoicing = ({ leftCents, lines }: ReturnType<typeof invoicedSoFar>): Quote['invoicing'] => ({
  left: centsToDecimal(leftCents),
  lines: lines.map(({ line, netCents, invoicedCents }) => ({
    lineId: line.id,
    net: centsToDecimal(netCents),
    invoiced: centsToDecimal(invoicedCents),
  })),
});
