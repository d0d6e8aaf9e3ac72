import { randomUUID } from 'node:crypto';
import type { CreateQuoteTemplate, QuoteTemplate, QuoteTemplatePage, QuoteTemplateQuery } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import {
  Database,
  Invalid,
  insertOnce,
  type ListOrder,
  NotFound,
  readableViews,
  type Scope,
  seek,
  toPage,
} from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { InvoiceParties } from '../invoices/invoice-parties';
import { digestOf, quoteLines, quoteSums } from './quote-content';
import { QuoteTemplateRow } from './quote-template.entity';

const BY_NAME: ListOrder = { name: 'name', column: 'template.name', idColumn: 'template.id', direction: 'ASC', kind: 'text' };
/** What the column holds on MySQL, in bytes. */
const MAX_BYTES = 65_000;

/** Contents of quotes kept under a name, each company its own. */
@Injectable()
export class QuoteTemplates {
  constructor(
    private readonly db: Database,
    private readonly parties: InvoiceParties,
  ) {}

  async list({ companyId }: Scope, query: z.output<typeof QuoteTemplateQuery>): Promise<QuoteTemplatePage> {
    const all = this.db.repo(QuoteTemplateRow).createQueryBuilder('template').where({ companyId });
    const rows = await seek(all, BY_NAME, query).getMany();
    const count = await this.db.repo(QuoteTemplateRow).countBy({ companyId });
    const { items, nextCursor } = toPage(rows, query.limit, BY_NAME, ({ name, id }) => [name, id]);
    return { items: readableViews(items, view), nextCursor, totals: { count } };
  }

  create(scope: Scope, input: z.output<typeof CreateQuoteTemplate>): Promise<QuoteTemplate> {
    return this.db.tx(async () => {
      const { uid = randomUUID(), name, ...content } = input;
      const { companyId, userId } = scope;
      const lines = quoteLines(content.lines, { ...(await this.parties.seller(scope)), gst: content.gst });
      quoteSums(
        lines.filter(({ selected }) => selected),
        content,
        'lines',
      );
      const kept = {
        ...content,
        lines: lines.map(({ amountCents: _, unitPriceCents, choiceGroup: group, ...line }) => ({
          ...line,
          group,
          unitPrice: centsToDecimal(unitPriceCents),
        })),
      };
      if (Buffer.byteLength(JSON.stringify(kept)) > MAX_BYTES) throw new Invalid('lines', 'This is too long for a template');
      const madeOf = digestOf({ name, ...content });
      const row = { uid, companyId, userId, name, content: kept, madeOf, createdAt: new Date(Date.now()) };
      const { id } = await insertOnce(this.db, QuoteTemplateRow, { companyId, uid }, row, { madeOf });
      return view(await this.db.repo(QuoteTemplateRow).findOneByOrFail({ id, companyId }));
    });
  }

  async remove({ companyId }: Scope, id: number): Promise<void> {
    const { affected } = await this.db.repo(QuoteTemplateRow).delete({ id, companyId });
    if (!affected) throw new NotFound('No such template');
  }
}

const view = ({ id, uid, name, content }: QuoteTemplateRow): QuoteTemplate => ({ id, uid, name, ...content });
