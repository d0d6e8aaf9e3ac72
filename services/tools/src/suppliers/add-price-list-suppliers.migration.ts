import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose prices a price list holds. */
export class AddPriceListSuppliers1772000000001 implements MigrationInterface {
  readonly name = 'AddPriceListSuppliers1772000000001';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'price_books', [column.whole('supplierId', { isNullable: true })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('price_books', 'supplierId');
  }
}
