import type { ClaimListQuery, ClaimPage, PaymentClaim } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import type { ClaimStage } from '@dwang/domain/construction-contracts';
import { Database, type ListOrder, NotFound, type Scope, seek, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { InvoiceRow } from '../invoices/invoice.entity';
import { OPEN_STATUSES } from '../invoices/invoice-moves';
import { todayOf } from '../invoices/invoice-reader';
import { ClaimSettingsBook } from './claim-settings.service';
import { PaymentClaimRow } from './payment-claim.entity';
import { clockOf, toPaymentClaim } from './payment-claim.view';

type Query = z.output<typeof ClaimListQuery>;
type Company = Pick<Scope, 'companyId' | 'timeZone'>;

const NEWEST: ListOrder = { name: '-id', column: 'claim.id', idColumn: 'claim.id', direction: 'DESC', kind: 'number' };
/** The cards count the newest open claims up to so many. */
const COUNTED = 2000;
const CARDS: Record<'waiting' | 'due' | 'unpaid', readonly ClaimStage[]> = {
  waiting: ['waiting'],
  due: ['due'],
  unpaid: ['unpaid', 'notice', 'may_suspend'],
};

/** Payment claims of the caller's company as the API shows them. */
@Injectable()
export class ClaimReader {
  constructor(
    private readonly db: Database,
    private readonly settings: ClaimSettingsBook,
  ) {}

  async list(scope: Scope, query: Query): Promise<ClaimPage> {
    const rows = await seek(this.matching(scope, query), NEWEST, query).getMany();
    const { items, nextCursor } = toPage(rows, query.limit, NEWEST, ({ id }) => [id, id]);
    const count = await this.matching(scope, query).getCount();
    return { items: await this.view(scope, items), nextCursor, totals: { count, ...(await this.cards(scope)) } };
  }

  async get(scope: Company, id: number): Promise<PaymentClaim> {
    const row = await this.db.repo(PaymentClaimRow).findOneBy({ id, companyId: scope.companyId });
    const [claim] = await this.view(scope, row ? [row] : []);
    if (!claim) throw new NotFound('No such payment claim');
    return claim;
  }

  /** Open and served, for who watches their days. */
  async open(scope: Company): Promise<PaymentClaim[]> {
    const rows = await this.matching(scope, { state: 'open' }).andWhere('claim.servedOn IS NOT NULL').take(COUNTED).getMany();
    return this.view(scope, rows);
  }

  private matching({ companyId }: Company, { state, invoiceId, projectId }: Partial<Query>) {
    const open = [...OPEN_STATUSES, 'draft'];
    const claims = this.db
      .repo(PaymentClaimRow)
      .createQueryBuilder('claim')
      .innerJoin(InvoiceRow, 'invoice', 'invoice.id = claim.invoiceId')
      .where('claim.companyId = :companyId', { companyId });
    if (state) claims.andWhere(`invoice.status ${state === 'open' ? 'IN' : 'NOT IN'} (:...open)`, { open });
    if (invoiceId) claims.andWhere('claim.invoiceId = :invoiceId', { invoiceId });
    if (projectId) claims.andWhere('invoice.projectId = :projectId', { projectId });
    return claims;
  }

  private async view(scope: Company, rows: readonly PaymentClaimRow[]): Promise<PaymentClaim[]> {
    if (rows.length === 0) return [];
    const settings = await this.settings.read(scope);
    const today = todayOf(scope);
    return (await this.withInvoices(scope, rows)).map(([row, invoice]) => toPaymentClaim(row, invoice, settings, today));
  }

  private async withInvoices({ companyId }: Company, rows: readonly PaymentClaimRow[]): Promise<[PaymentClaimRow, InvoiceRow][]> {
    const invoices = await this.db.repo(InvoiceRow).findBy({ companyId, id: In(rows.map(({ invoiceId }) => invoiceId)) });
    const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
    return rows.flatMap((row): [PaymentClaimRow, InvoiceRow][] => {
      const invoice = byId.get(row.invoiceId);
      return invoice ? [[row, invoice]] : [];
    });
  }

  private async cards(scope: Company): Promise<Omit<ClaimPage['totals'], 'count'>> {
    const rows = await this.matching(scope, { state: 'open' }).orderBy('claim.id', 'DESC').take(COUNTED).getMany();
    const today = todayOf(scope);
    const clocks = (await this.withInvoices(scope, rows)).map(([row, invoice]) => clockOf(row, invoice, today));
    const card = (name: keyof typeof CARDS) => {
      const found = clocks.filter(({ stage }) => CARDS[name].includes(stage));
      return { count: found.length, amount: centsToDecimal(found.reduce((sum, { unpaidCents }) => sum + unpaidCents, 0)) };
    };
    return { waiting: card('waiting'), due: card('due'), unpaid: card('unpaid') };
  }
}
