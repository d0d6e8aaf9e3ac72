import type { BankLine, BankLinePage, BankLineQuery } from '@dwang/contracts';
import { centsToDecimal, openCents } from '@dwang/domain';
import { matcherOf } from '@dwang/domain/bank';
import { Database, type ListOrder, NotFound, readableViews, type Scope, seek, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import type { z } from 'zod';
import { InvoiceRow } from '../invoices/invoice.entity';
import { PaymentRow } from '../payments/payment.entity';
import { BankLineRow } from './bank-line.entity';
import { type LineParts, toBankLine, toSuggestion } from './bank-line.view';
import { BankMatchRow } from './bank-match.entity';

const NEWEST: ListOrder = { name: '-day', column: 'line.day', idColumn: 'line.id', direction: 'DESC', kind: 'text' };
/** Suggestions are made of the newest open invoices up to so many. */
const OPEN_CONSIDERED = 2000;

/** The bank lines of the caller's company as the API shows them. */
@Injectable()
export class BankLines {
  constructor(private readonly db: Database) {}

  async list(scope: Scope, query: z.output<typeof BankLineQuery>): Promise<BankLinePage> {
    const { companyId } = scope;
    const lines = this.db.repo(BankLineRow).createQueryBuilder('line').where({ companyId, state: query.state });
    const rows = await seek(lines, NEWEST, query).getMany();
    const { items, nextCursor } = toPage(rows, query.limit, NEWEST, ({ day, id }) => [day, id]);
    return { items: await this.view(companyId, items), nextCursor, totals: await this.totals(companyId) };
  }

  async get({ companyId }: Scope, id: number): Promise<BankLine> {
    const row = await this.db.repo(BankLineRow).findOneBy({ id, companyId });
    const [line] = row ? await this.view(companyId, [row]) : [];
    if (!line) throw new NotFound('No such bank line');
    return line;
  }

  private async view(companyId: number, rows: readonly BankLineRow[]): Promise<BankLine[]> {
    const [suggest, matches] = await Promise.all([this.suggester(companyId, rows), this.matches(companyId, rows)]);
    return readableViews(rows, (row) => toBankLine(row, suggest(row), matches.get(row.id) ?? []));
  }

  /** Finds suggestions for one row after the other; the open invoices are read once, and not at all where no row is new. */
  private async suggester(companyId: number, rows: readonly BankLineRow[]) {
    if (!rows.some(({ state }) => state === 'new')) return () => [];
    const open = await this.db.repo(InvoiceRow).find({
      select: {
        id: true,
        clientId: true,
        clientName: true,
        invoiceNumber: true,
        totalCents: true,
        creditedCents: true,
        receivedCents: true,
      },
      where: { companyId, status: In(['pending', 'sent', 'part_paid']), invoiceNumber: Not(IsNull()) },
      order: { issueDate: 'DESC', id: 'DESC' },
      take: OPEN_CONSIDERED,
    });
    const known = open.reverse().map((row) => ({ ...row, invoiceNumber: row.invoiceNumber ?? '', openCents: openCents(row) }));
    const byId = new Map(known.map((one) => [one.id, one]));
    const suggest = matcherOf(known);
    return (row: BankLineRow) =>
      row.state === 'new' ? suggest({ ...row, cents: row.amountCents }).map((one) => toSuggestion(one, byId)) : [];
  }

  private async matches(companyId: number, rows: readonly BankLineRow[]): Promise<Map<number, LineParts>> {
    const found = new Map<number, LineParts>();
    const ids = rows.filter(({ state }) => state === 'matched').map(({ id }) => id);
    if (ids.length === 0) return found;
    const links = await this.db.repo(BankMatchRow).find({ where: { companyId, lineId: In(ids) }, order: { id: 'ASC' } });
    const payments = await this.db.repo(PaymentRow).findBy({ companyId, id: In(links.map(({ paymentId }) => paymentId)) });
    const paid = payments.flatMap(({ invoiceId }) => invoiceId ?? []);
    const invoices = await this.db.repo(InvoiceRow).findBy({ companyId, id: In(paid) });
    for (const { lineId, paymentId } of links) {
      const payment = payments.find(({ id }) => id === paymentId);
      const invoice = invoices.find(({ id }) => id === payment?.invoiceId);
      if (payment && invoice) found.set(lineId, [...(found.get(lineId) ?? []), { payment, invoice }]);
    }
    return found;
  }

  private async totals(companyId: number): Promise<BankLinePage['totals']> {
    const raw = await this.db
      .repo(BankLineRow)
      .createQueryBuilder('line')
      .select('line.state', 'state')
      .addSelect('COUNT(*)', 'count')
      .addSelect('SUM(line.amountCents)', 'cents')
      .addSelect('MAX(line.day)', 'lastDay')
      .where({ companyId })
      .groupBy('line.state')
      .getRawMany<{ state: string; count: string | number; cents: string | number; lastDay: string }>();
    const bucket = (state: BankLineRow['state']) => {
      const found = raw.find((one) => one.state === state);
      return { count: Number(found?.count ?? 0), amount: centsToDecimal(Number(found?.cents ?? 0)) };
    };
    const days = raw.map(({ lastDay }) => lastDay).sort();
    return { new: bucket('new'), matched: bucket('matched'), ignored: bucket('ignored'), lastDay: days.at(-1) ?? null };
  }
}
