import type { Quote, QuotePage } from '@dwang/contracts';
import { centsToDecimal, shownInvoiceStatus } from '@dwang/domain';
import { Database, NotFound, readableViews, type Scope, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { todayOf } from '../invoices/invoice-reader';
import { takesOff } from './deductions';
import { QuoteRow } from './quote.entity';
import { toQuote, toQuoteSummary } from './quote.view';
import { QuoteRows } from './quote-rows';
import { sharesOf } from './quote-shares';
import { type QuoteStand, standOf } from './quote-stand';
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
    return { items: readableViews(page.items, (row) => toQuoteSummary(row, today)), nextCursor: page.nextCursor, totals };
  }

  async get(scope: Pick<Scope, 'companyId' | 'timeZone'>, id: number): Promise<Quote> {
    const { companyId } = scope;
    const row = await this.db.repo(QuoteRow).findOneBy({ id, companyId });
    if (!row) throw new NotFound('No such quote');
    const next = await this.db.repo(QuoteRow).findOneBy({ companyId, previousId: id });
    const today = todayOf(scope);
    const stand = row.status === 'accepted' ? await standOf(this.db, row) : null;
    const lines = stand?.lines ?? (await this.rows.lines(row));
    const invoices = (stand?.invoices ?? []).map(({ invoice }) => ({
      id: invoice.id,
      invoiceNumber: invoice.invoiceNumber,
      status: shownInvoiceStatus(invoice.status, invoice.dueDate, today),
      total: centsToDecimal(invoice.totalCents),
    }));
    const more = { nextId: next?.id ?? null, invoices, variations: await this.variationsOf(row, today) };
    return toQuote(row, lines, { ...more, invoicing: stand && (await this.invoicing(stand)) }, today);
  }

  /** Of a variation that takes off, what its quote has not settled of it. */
  private async invoicing(stand: QuoteStand): Promise<Quote['invoicing']> {
    const { quote } = stand;
    const lines = sharesOf(stand).map(({ line, netCents, invoicedCents }) => ({
      lineId: line.id,
      net: centsToDecimal(netCents),
      invoiced: centsToDecimal(invoicedCents),
    }));
    if (!takesOff(quote)) return { left: centsToDecimal(stand.leftCents), lines };
    const where = { id: quote.variationOfId ?? 0, companyId: quote.companyId };
    const { deductions } = await standOf(this.db, await this.db.repo(QuoteRow).findOneByOrFail(where));
    const own = deductions.find(({ row }) => row.id === quote.id);
    return { left: centsToDecimal(own?.leftCents ?? 0), lines };
  }

  private async variationsOf({ id, companyId }: QuoteRow, today: string): Promise<Quote['variations']> {
    const where = { companyId, variationOfId: id, status: Not('superseded' as const) };
    return (await this.db.repo(QuoteRow).find({ where, order: { id: 'ASC' } })).map((row) => toQuoteSummary(row, today));
  }
}
