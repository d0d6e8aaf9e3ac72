import { isCatalogueId } from '@dwang/domain/estimates';
import { Database, searchText } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { catalogueById } from '../materials/catalogue';
import { OwnMaterialRow } from '../materials/own-material.entity';
import { PriceBookItemRow } from '../materials/price-book-item.entity';
import type { KnownPrice } from './identify-rows';
import type { PriceBookRow } from './price-book.entity';
import type { ComparedPrice } from './price-report';

const ROWS_AT_ONCE = 200;

/** Writes what an import read. What the file does not name keeps its price and its day. */
@Injectable()
export class WritePrices {
  constructor(private readonly db: Database) {}

  /** What the list holds. */
  async known({ id: bookId, companyId }: PriceBookRow): Promise<KnownPrice[]> {
    const rows = await this.db
      .repo(PriceBookItemRow)
      .createQueryBuilder('item')
      .select('item.materialId', 'materialId')
      .addSelect('item.code', 'code')
      .addSelect('item.priceCents', 'priceCents')
      .addSelect('own.unit', 'unit')
      .leftJoin(OwnMaterialRow, 'own', 'own.companyId = item.companyId AND own.materialId = item.materialId')
      .where({ companyId, bookId })
      .getRawMany<{ materialId: string; code: string; priceCents: string | number; unit: string | null }>();
    return rows.map(({ materialId, code, priceCents, unit }) => {
      return { materialId, code, unit: unit ?? catalogueById(materialId)?.unit ?? '', cents: Number(priceCents) };
    });
  }

  async write(book: PriceBookRow, compared: readonly ComparedPrice[], pricedOn: string): Promise<void> {
    const rows = compared.filter(({ outcome }) => outcome !== 'skipped' && outcome !== 'refused').map(({ row }) => row);
    await this.addMaterials(book, rows);
    const { id: bookId, uid: bookKey, companyId } = book;
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const part = rows.slice(at, at + ROWS_AT_ONCE);
      await this.db
        .repo(PriceBookItemRow)
        .delete({ companyId, bookId, materialId: In(part.map(({ materialId }) => materialId)) });
      await this.db.repo(PriceBookItemRow).insert(
        part.map(({ materialId, code, cents }) => ({
          companyId,
          bookId,
          bookKey,
          materialId,
          code,
          priceCents: cents,
          pricedOn,
        })),
      );
    }
  }

  private async addMaterials({ companyId }: PriceBookRow, rows: readonly ComparedPrice['row'][]): Promise<void> {
    const own = rows.filter(({ materialId }) => !isCatalogueId(materialId));
    for (let at = 0; at < own.length; at += ROWS_AT_ONCE) {
      const part = own.slice(at, at + ROWS_AT_ONCE);
      const where = { companyId, materialId: In(part.map(({ materialId }) => materialId)) };
      const known = new Set((await this.db.repo(OwnMaterialRow).findBy(where)).map(({ materialId }) => materialId));
      const made = part
        .filter(({ materialId }) => !known.has(materialId))
        .map(({ materialId, name, sharesName, category, unit, code }) => ({
          companyId,
          materialId,
          name: sharesName ? `${name.slice(0, 200 - code.length - 3)} (${code})` : name,
          category,
          unit,
          searchText: searchText([name, category, code]),
          createdAt: new Date(Date.now()),
        }));
      if (made.length > 0) await this.db.repo(OwnMaterialRow).insert(made);
    }
  }
}
