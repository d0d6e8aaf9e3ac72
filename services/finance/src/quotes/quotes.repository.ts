import type { QuoteListQuery, QuoteTotals } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Database, type ListOrder, type Scope, seek, whereWords } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { QuoteRow } from './quote.entity';

export type QuoteQuery = z.output<typeof QuoteListQuery>;
type Bucket = keyof z.output<typeof QuoteTotals>;

const NEWEST: ListOrder = {
  name: '-createdAt',
  column: 'quote.createdAt',
  idColumn: 'quote.id',
  direction: 'DESC',
  kind: 'instant',
};
const BY_EXPIRY: ListOrder = {
  name: 'expiryDate',
  column: 'quote.expiryDate',
  idColumn: 'quote.id',
  direction: 'ASC',
  kind: 'text',
};
export const quoteOrder = (sort: QuoteQuery['sort']): ListOrder => (sort === 'expiryDate' ? BY_EXPIRY : NEWEST);

const STATUS: Record<NonNullable<QuoteQuery['status']>, string> = {
  draft: "quote.status = 'draft'",
  sent: "quote.status = 'sent' AND quote.expiryDate >= :today",
  accepted: "quote.status = 'accepted'",
  declined: "quote.status = 'declined'",
  expired: "quote.status = 'sent' AND quote.expiryDate < :today",
  superseded: "quote.status = 'superseded'",
};
const BUCKETS: readonly Bucket[] = ['draft', 'sent', 'accepted', 'declined', 'expired'];

/** The reading side of quotes, always within one company. `today` is a day of its zone. */
@Injectable()
export class QuotesRepository {
  constructor(private readonly db: Database) {}

  /** Superseded ones only when they are asked for: each has a newer version in the list. */
  page(scope: Scope, query: QuoteQuery, today: string): Promise<QuoteRow[]> {
    const rows = this.matching(scope, query);
    if (query.status) rows.andWhere(`(${STATUS[query.status]})`, { today });
    else rows.andWhere("quote.status <> 'superseded'");
    return seek(rows, quoteOrder(query.sort), query).getMany();
  }

  async totals(scope: Scope, query: QuoteQuery, today: string): Promise<z.output<typeof QuoteTotals>> {
    const sums = this.matching(scope, query).select([]).setParameters({ today });
    for (const name of BUCKETS) {
      sums.addSelect(`SUM(CASE WHEN ${STATUS[name]} THEN 1 ELSE 0 END)`, `${name}Count`);
      sums.addSelect(`SUM(CASE WHEN ${STATUS[name]} THEN quote.totalCents ELSE 0 END)`, `${name}Cents`);
    }
    const raw = (await sums.getRawOne<Record<string, string | number | null>>()) ?? {};
    const bucket = (name: Bucket) => ({
      count: Number(raw[`${name}Count`] ?? 0),
      amount: centsToDecimal(Number(raw[`${name}Cents`] ?? 0)),
    });
    return {
      draft: bucket('draft'),
      sent: bucket('sent'),
      accepted: bucket('accepted'),
      declined: bucket('declined'),
      expired: bucket('expired'),
    };
  }

  private matching({ companyId }: Scope, { q, clientId, projectId }: QuoteQuery): SelectQueryBuilder<QuoteRow> {
    const query = this.db.repo(QuoteRow).createQueryBuilder('quote').where('quote.companyId = :companyId', { companyId });
    if (clientId) query.andWhere('quote.clientId = :clientId', { clientId });
    if (projectId) query.andWhere('quote.projectId = :projectId', { projectId });
    whereWords(query, q, (holding) => holding('quotes'));
    return query;
  }
}
