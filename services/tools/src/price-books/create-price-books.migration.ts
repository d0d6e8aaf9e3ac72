import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The company's own price lists, what they ask, and the materials that only they know. */
export class CreatePriceBooks1768600000000 implements MigrationInterface {
  readonly name = 'CreatePriceBooks1768600000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'price_books',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId'),
        column.text('name', 100),
        column.longText('mapping', { isNullable: true }),
        column.instant('createdAt'),
        column.whole('version', { default: 1 }),
      ],
      unique: [['companyId', 'uid']],
    });
    await createTable(runner, {
      name: 'price_book_items',
      columns: [
        column.id(),
        column.whole('companyId'),
        reference('bookId'),
        column.uid('bookKey'),
        column.text('materialId', 64),
        column.text('code', 60),
        column.money('priceCents'),
        column.day('pricedOn'),
      ],
      unique: [['bookId', 'materialId']],
      index: [['companyId', 'materialId']],
    });
    await restrict(runner, 'price_book_items', 'bookId', 'price_books');
    await createTable(runner, {
      name: 'own_materials',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.text('materialId', 64),
        column.text('name', 200),
        column.text('category', 60),
        column.text('unit', 20),
        column.text('searchText', 1000),
        column.instant('createdAt'),
      ],
      unique: [['companyId', 'materialId']],
      index: [['companyId', 'category']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('own_materials');
    await runner.dropTable('price_book_items');
    await runner.dropTable('price_books');
  }
}
