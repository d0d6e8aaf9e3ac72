import type { Material, MaterialListQuery, MaterialPage } from '@dwang/contracts';
import { MATERIAL_CATEGORIES } from '@dwang/contracts';
import { Database, Invalid, type ListOrder, type Scope, seek, toPage, whereContains } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { catalogueFor } from './catalogue';
import { catalogueMaterial, ownMaterial } from './material.view';
import { Offers } from './offers.service';
import { OwnMaterialRow } from './own-material.entity';

type Query = z.output<typeof MaterialListQuery>;

const BY_CATEGORY: ListOrder = {
  name: 'category',
  column: 'material.category',
  idColumn: 'material.id',
  direction: 'ASC',
  kind: 'text',
};
/** A cursor in the catalogue, which comes first: `built-in.12`. */
const AT = /^built-in\.(\d{1,3})$/;

/** The built-in catalogue, and after it what the company's own price lists added. */
@Injectable()
export class Materials {
  constructor(
    private readonly db: Database,
    private readonly offers: Offers,
  ) {}

  async list(scope: Scope, query: Query): Promise<MaterialPage> {
    const { items, nextCursor } = await this.page(scope, query);
    const known = catalogueFor(query).length;
    const count = known + (await this.matching(scope, query).getCount());
    return { items, nextCursor, totals: { count, categories: await this.categories(scope) } };
  }

  private async page(scope: Scope, query: Query): Promise<Pick<MaterialPage, 'items' | 'nextCursor'>> {
    const { limit, cursor } = query;
    const place = cursor === undefined ? 0 : AT.exec(cursor)?.[1];
    if (place === undefined) return this.own(scope, query, limit, cursor);
    const all = catalogueFor(query);
    const from = Number(place);
    if (from > all.length) throw new Invalid('cursor', 'This cursor does not belong to this list');
    const shown = all.slice(from, from + limit);
    const offers = await this.offers.of(
      scope,
      shown.map(({ id }) => id),
    );
    const items = shown.map((one) => catalogueMaterial(one, offers.get(one.id) ?? []));
    const end = from + shown.length;
    const isFull = items.length === limit;
    if (isFull && end < all.length) return { items, nextCursor: `built-in.${end}` };
    if (isFull) return { items, nextCursor: (await this.matching(scope, query).getExists()) ? `built-in.${end}` : null };
    const rest = await this.own(scope, query, limit - items.length, undefined);
    return { items: [...items, ...rest.items], nextCursor: rest.nextCursor };
  }

  private async own(scope: Scope, query: Query, limit: number, cursor: string | undefined) {
    const rows = await seek(this.matching(scope, query), BY_CATEGORY, { limit, cursor }).getMany();
    const page = toPage(rows, limit, BY_CATEGORY, ({ category, id }) => [category, id]);
    const offers = await this.offers.of(
      scope,
      page.items.map(({ materialId }) => materialId),
    );
    const items = page.items.map((row): Material => ownMaterial(row, offers.get(row.materialId) ?? []));
    return { items, nextCursor: page.nextCursor };
  }

  private matching({ companyId }: Scope, { q, category }: Query): SelectQueryBuilder<OwnMaterialRow> {
    const rows = this.db
      .repo(OwnMaterialRow)
      .createQueryBuilder('material')
      .where({ companyId, ...(category && { category }) });
    whereContains(rows, 'material.searchText', q);
    return rows;
  }

  private async categories({ companyId }: Scope): Promise<string[]> {
    const own = await this.db
      .repo(OwnMaterialRow)
      .createQueryBuilder('material')
      .select('DISTINCT material.category', 'category')
      .where({ companyId })
      .orderBy('material.category')
      .limit(100)
      .getRawMany<{ category: string }>();
    return [...new Set([...MATERIAL_CATEGORIES, ...own.map(({ category }) => category)])];
  }
}
