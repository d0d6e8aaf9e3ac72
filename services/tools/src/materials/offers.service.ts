import { centsToDecimal } from '@dwang/domain';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { PriceBookItemRow } from './price-book-item.entity';

/** What a price list of the company asks for a material. */
export interface Offer {
  /** Key of the price list. */
  book: string;
  price: string;
  pricedOn: string;
}

const AT_ONCE = 500;

/** Prices of the company's own lists. */
@Injectable()
export class Offers {
  constructor(private readonly db: Database) {}

  /** By material; those that no list has are left out. */
  async of({ companyId }: Pick<Scope, 'companyId'>, materialIds: readonly string[]): Promise<Map<string, Offer[]>> {
    const wanted = [...new Set(materialIds)];
    const offers = new Map<string, Offer[]>();
    for (let at = 0; at < wanted.length; at += AT_ONCE) {
      const where = { companyId, materialId: In(wanted.slice(at, at + AT_ONCE)) };
      for (const row of await this.db.repo(PriceBookItemRow).find({ where, order: { id: 'ASC' } })) {
        const offer = { book: row.bookKey, price: centsToDecimal(row.priceCents), pricedOn: row.pricedOn };
        offers.set(row.materialId, [...(offers.get(row.materialId) ?? []), offer]);
      }
    }
    return offers;
  }
}
