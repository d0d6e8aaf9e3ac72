import { randomUUID } from 'node:crypto';
import {
  type CreateSupplier,
  ErrorCode,
  MAX_SUPPLIERS,
  type Supplier,
  type SupplierPage,
  type UpdateSupplier,
} from '@dwang/contracts';
import { Conflict, Database, insertOnce, NotFound, readableViews, type Scope, VersionConflict } from '@dwang/platform';
import { placeColumns } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { wholePage } from '../directory/whole-page';
import { PriceBookRow } from '../price-books/price-book.entity';
import { SupplierRow } from './supplier.entity';
import { supplierView } from './supplier.view';
import { SUPPLIERS } from './suppliers.data';

/** The company's own suppliers, and after them those that come with the product. */
@Injectable()
export class Suppliers {
  constructor(@Inject(Database) private readonly db: Database) {}

  async list(scope: Scope): Promise<SupplierPage> {
    const { companyId } = scope;
    const own = await this.db.repo(SupplierRow).find({ where: { companyId }, order: { name: 'ASC', id: 'ASC' } });
    return wholePage([...readableViews(own, (row) => supplierView(row, scope)), ...SUPPLIERS]);
  }

  /** A repeated `uid` answers with the row that was made first; with other content it is refused. */
  create(scope: Scope, { uid = randomUUID(), location, ...fields }: z.output<typeof CreateSupplier>): Promise<Supplier> {
    return this.db.tx(async () => {
      const { companyId, userId } = scope;
      const key = { companyId, uid };
      const isKnown = await this.db.repo(SupplierRow).existsBy(key);
      if (!isKnown && (await this.db.repo(SupplierRow).countBy({ companyId })) >= MAX_SUPPLIERS)
        throw new Conflict(ErrorCode.suppliersFull, `There may be at most ${MAX_SUPPLIERS} suppliers of your own`, 'name');
      const said = { ...fields, ...placeColumns(location) };
      const now = new Date(Date.now());
      const row = { ...key, userId, ...said, createdAt: now, updatedAt: now, version: 1 };
      const { id } = await insertOnce(this.db, SupplierRow, key, row, said);
      return this.one(scope, id);
    });
  }

  update(scope: Scope, id: number, { version, location, ...change }: z.output<typeof UpdateSupplier>): Promise<Supplier> {
    return this.db.tx(async () => {
      const row = await this.held(scope, id);
      if (version !== undefined && version !== row.version) throw new VersionConflict();
      const place = location === undefined ? {} : placeColumns(location);
      const next = { ...change, ...place, updatedAt: new Date(Date.now()), version: row.version + 1 };
      await this.db.repo(SupplierRow).update({ id, companyId: scope.companyId }, next);
      return this.one(scope, id);
    });
  }

  /** Its price list stays: estimates are priced by it. */
  remove(scope: Scope, id: number): Promise<void> {
    const { companyId } = scope;
    return this.db.tx(async () => {
      await this.held(scope, id);
      await this.db.repo(PriceBookRow).update({ companyId, supplierId: id }, { supplierId: null });
      await this.db.repo(SupplierRow).delete({ id, companyId });
    });
  }

  private async held({ companyId }: Scope, id: number): Promise<SupplierRow> {
    const row = await this.db.findForUpdate(SupplierRow, { id, companyId });
    if (!row) throw new NotFound('No such supplier');
    return row;
  }

  private async one(scope: Scope, id: number): Promise<Supplier> {
    const row = await this.db.repo(SupplierRow).findOneBy({ id, companyId: scope.companyId });
    if (!row) throw new NotFound('No such supplier');
    return supplierView(row, scope);
  }
}
