import { isCatalogueId } from '@dwang/domain/estimates';
import { breathe, Database, inParts, searchText } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { catalogueById } from '../materials/catalogue';
import { OwnMaterialRow } from '../materials/own-material.entity';
import { PriceBookItemRow } from '../materials/price-book-item.entity';
import type { KnownPrice } from './identify-rows';
import type { PriceBookRow } from './price-book.entity';
import type { ComparedPrice } from './price-report';

const READ_AT_ONCE = 1000;

/** Writes what an import read. What the file does not name keeps its price and its day. */
@Injectable()
export class WritePrices {
  constructor(private readonly db: Database) {}

  /** What the list holds. */
  async known({ id: bookId, companyId }: PriceBookRow): Promise<KnownPrice[]> {
    const known: KnownPrice[] = [];
    for (let last = ''; ; await breathe()) {
      const rows = await this.db
        .repo(PriceBookItemRow)
        .createQueryBuilder('item')
        .select('item.materialId', 'materialId')
        .addSelect('item.code', 'code')
        .addSelect('item.priceCents', 'priceCents')
        .addSelect('own.unit', 'unit')
        .leftJoin(OwnMaterialRow, 'own', 'own.companyId = item.companyId AND own.materialId = item.materialId')
        .where({ companyId, bookId, materialId: MoreThan(last) })
        .orderBy('item.materialId')
        .limit(READ_AT_ONCE)
        .getRawMany<{ materialId: string; code: string; priceCents: string | number; unit: string | null }>();
      for (const { materialId, code, priceCents, unit } of rows)
        known.push({ materialId, code, unit: unit ?? catalogueById(materialId)?.unit ?? '', cents: Number(priceCents) });
      if (rows.length < READ_AT_ONCE) return known;
      last = rows.at(-1)?.materialId ?? '';
    }
  }

  async write(book: PriceBookRow, compared: readonly ComparedPrice[], pricedOn: string): Promise<void> {
    const { id: bookId, uid: bookKey, companyId } = book;
    const taken = compared.filter(({ outcome }) => outcome !== 'skipped' && outcome !== 'refused');
    const isSame = ({ outcome, row, before }: ComparedPrice) => outcome === 'same' && row.code === before?.code;
    const rowsOf = (is: (one: ComparedPrice) => boolean) => taken.filter(is).map(({ row }) => row);
    const heldOf = (part: readonly ComparedPrice['row'][]) => ({
      companyId,
      bookId,
      materialId: In(part.map((row) => row.materialId)),
    });
    const insert = (part: readonly ComparedPrice['row'][]) =>
      this.db.repo(PriceBookItemRow).insert(
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
    await this.addMaterials(
      book,
      taken.map(({ row }) => row),
    );
    const same = rowsOf(isSame);
    await inParts(same, (part) => this.db.bulk(PriceBookItemRow).update(heldOf(part), { pricedOn }));
    if (same.length > 0) {
      this.db.note({ kind: 'price_book_items', action: 'changed', companyId, count: same.length, fields: ['pricedOn'] });
    }
    const rewritten = rowsOf((one) => one.before !== null && !isSame(one));
    await inParts(rewritten, async (part) => {
      await this.db.repo(PriceBookItemRow).delete(heldOf(part));
      await insert(part);
    });
    const added = rowsOf(({ before }) => before === null);
    await inParts(added, insert);
  }

  private async addMaterials({ companyId }: PriceBookRow, rows: readonly ComparedPrice['row'][]): Promise<void> {
    const own = rows.filter(({ materialId }) => !isCatalogueId(materialId));
    await inParts(own, async (part) => {
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
    });
  }
}
