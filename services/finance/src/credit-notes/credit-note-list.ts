import type { CreditNoteListQuery, CreditNotePage } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Database, type ListOrder, readableViews, type Scope, seek, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CreditNoteRow } from './credit-note.entity';
import { toCreditNoteSummary } from './credit-note.view';

export type CreditNoteQuery = z.output<typeof CreditNoteListQuery>;

const NEWEST: ListOrder = { name: '-issueDate', column: 'note.issueDate', idColumn: 'note.id', direction: 'DESC', kind: 'text' };

/** All credit notes of the caller's company, the latest first. */
@Injectable()
export class CreditNoteList {
  constructor(private readonly db: Database) {}

  async page(scope: Scope, query: CreditNoteQuery): Promise<CreditNotePage> {
    const rows = await seek(this.matching(scope, query), NEWEST, query).getMany();
    const { items, nextCursor } = toPage(rows, query.limit, NEWEST, ({ issueDate, id }) => [issueDate, id]);
    const raw = await this.matching(scope, query)
      .select('COUNT(*)', 'count')
      .addSelect('SUM(note.taxCents)', 'tax')
      .addSelect('SUM(note.totalCents)', 'total')
      .getRawOne<Record<'count' | 'tax' | 'total', string | number | null>>();
    const totals = {
      count: Number(raw?.count ?? 0),
      tax: centsToDecimal(Number(raw?.tax ?? 0)),
      total: centsToDecimal(Number(raw?.total ?? 0)),
    };
    return { items: readableViews(items, toCreditNoteSummary), nextCursor, totals };
  }

  private matching({ companyId }: Scope, { clientId, from, to }: CreditNoteQuery) {
    const query = this.db.repo(CreditNoteRow).createQueryBuilder('note').where({ companyId });
    if (clientId) query.andWhere('note.clientId = :clientId', { clientId });
    if (from) query.andWhere('note.issueDate >= :from', { from });
    if (to) query.andWhere('note.issueDate <= :to', { to });
    return query;
  }
}
