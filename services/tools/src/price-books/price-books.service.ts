import { randomUUID } from 'node:crypto';
import {
  type CreatePriceBook,
  ErrorCode,
  MAX_PRICE_BOOKS,
  type PriceBook,
  type PriceBookPage,
  type UpdatePriceBook,
} from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { STALE_DAYS, type Supply } from '@dwang/domain/estimates';
import { Conflict, Database, Invalid, insertOnce, NotFound, type Scope, Settings, VersionConflict } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { wholePage } from '../directory/whole-page';
import { CATALOGUE, CATALOGUE_DAY } from '../materials/catalogue.data';
import { OwnMaterialRow } from '../materials/own-material.entity';
import { PriceBookItemRow } from '../materials/price-book-item.entity';
import { SupplierRow } from '../suppliers/supplier.entity';
import { PriceBookRow } from './price-book.entity';
import { standingBooks } from './standing-books';

interface Filled {
  itemCount: number;
  pricedOn: string | null;
}

/** The company's price lists, after those that come with the product. */
@Injectable()
export class PriceBooks {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
  ) {}

  async list(scope: Scope): Promise<PriceBookPage> {
    const standing = standingBooks(await this.settings.get('app_name')).map((supply): PriceBook => {
      return {
        ...supply,
        id: null,
        supplierId: null,
        itemCount: CATALOGUE.length,
        pricedOn: CATALOGUE_DAY,
        isStale: false,
        version: 0,
      };
    });
    return wholePage([...standing, ...(await this.own(scope))]);
  }

  /** All that an estimate can be priced by. */
  async supplies({ companyId }: Pick<Scope, 'companyId'>): Promise<Supply[]> {
    const own = await this.db.repo(PriceBookRow).find({ where: { companyId }, order: { name: 'ASC', id: 'ASC' } });
    return [
      ...standingBooks(await this.settings.get('app_name')),
      ...own.map(({ uid, name }) => ({ key: uid, name, multiplier: '1.000', isOwn: true })),
    ];
  }

  create(scope: Scope, { uid = randomUUID(), name, supplierId }: z.output<typeof CreatePriceBook>): Promise<PriceBook> {
    const { companyId, userId } = scope;
    return this.db.tx(async () => {
      const key = { companyId, uid };
      const isKnown = await this.db.repo(PriceBookRow).existsBy(key);
      if (!isKnown && (await this.db.repo(PriceBookRow).countBy({ companyId })) >= MAX_PRICE_BOOKS)
        throw new Conflict(ErrorCode.priceBooksFull, `There may be at most ${MAX_PRICE_BOOKS} price lists`, 'name');
      if (supplierId !== null && !(await this.db.repo(SupplierRow).existsBy({ id: supplierId, companyId })))
        throw new Invalid('supplierId', 'No such supplier');
      const row = { ...key, userId, name, supplierId, mapping: null, createdAt: new Date(Date.now()), version: 1 };
      const { id } = await insertOnce(this.db, PriceBookRow, key, row, { name, supplierId });
      return this.one(scope, id);
    });
  }

  rename(scope: Scope, id: number, { name, version }: z.output<typeof UpdatePriceBook>): Promise<PriceBook> {
    return this.db.tx(async () => {
      const row = await this.held(scope, id);
      if (version !== undefined && version !== row.version) throw new VersionConflict();
      await this.db.repo(PriceBookRow).update({ id, companyId: scope.companyId }, { name, version: row.version + 1 });
      return this.one(scope, id);
    });
  }

  /** With its prices, and the materials that no other list has. Estimates keep the prices that they were made with. */
  remove(scope: Scope, id: number): Promise<void> {
    const { companyId } = scope;
    return this.db.tx(async () => {
      await this.held(scope, id);
      await this.db.repo(PriceBookItemRow).delete({ companyId, bookId: id });
      await this.db.repo(PriceBookRow).delete({ id, companyId });
      const kept = this.db
        .repo(PriceBookItemRow)
        .createQueryBuilder('item')
        .select('item.materialId')
        .where('item.companyId = :companyId', { companyId });
      const { affected } = await this.db
        .repo(OwnMaterialRow)
        .createQueryBuilder()
        .delete()
        .where('companyId = :companyId', { companyId })
        .andWhere(`materialId NOT IN (${kept.getQuery()})`)
        .setParameters(kept.getParameters())
        .execute();
      if (affected) this.db.note({ kind: 'own_materials', action: 'deleted', companyId, count: affected });
    });
  }

  async held({ companyId }: Scope, id: number): Promise<PriceBookRow> {
    const row = await this.db.findForUpdate(PriceBookRow, { id, companyId });
    if (!row) throw new NotFound('No such price list');
    return row;
  }

  private async one(scope: Scope, id: number): Promise<PriceBook> {
    const found = (await this.own(scope)).find((book) => book.id === id);
    if (!found) throw new NotFound('No such price list');
    return found;
  }

  private async own({ companyId, timeZone }: Scope): Promise<PriceBook[]> {
    const rows = await this.db.repo(PriceBookRow).find({ where: { companyId }, order: { name: 'ASC', id: 'ASC' } });
    const filled = await this.filled(companyId);
    const oldest = addDays(dayOf(Date.now(), timeZone), -STALE_DAYS);
    return rows.map(({ id, uid, name, supplierId, version }): PriceBook => {
      const { itemCount, pricedOn } = filled.get(id) ?? { itemCount: 0, pricedOn: null };
      const isStale = pricedOn !== null && pricedOn < oldest;
      return { id, key: uid, name, isOwn: true, supplierId, multiplier: '1.000', itemCount, pricedOn, isStale, version };
    });
  }

  private async filled(companyId: number): Promise<Map<number, Filled>> {
    const rows = await this.db
      .repo(PriceBookItemRow)
      .createQueryBuilder('item')
      .select('item.bookId', 'bookId')
      .addSelect('COUNT(*)', 'itemCount')
      .addSelect('MAX(item.pricedOn)', 'pricedOn')
      .where({ companyId })
      .groupBy('item.bookId')
      .getRawMany<{ bookId: string | number; itemCount: string | number; pricedOn: string }>();
    return new Map(rows.map(({ bookId, itemCount, pricedOn }) => [Number(bookId), { itemCount: Number(itemCount), pricedOn }]));
  }
}
