import { addColumns, column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const INDEX = new TableIndex({ name: 'quotes_of_variation', columnNames: ['companyId', 'variationOfId'] });

/** The accepted quote that a quote varies. */
export class AddQuoteVariations1768400000003 implements MigrationInterface {
  readonly name = 'AddQuoteVariations1768400000003';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'quotes', [
      column.whole('variationOfId', { isNullable: true }),
      column.text('variationOfNumber', 40, { isNullable: true }),
    ]);
    await runner.createIndex('quotes', INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('quotes', INDEX);
    await runner.dropColumns('quotes', ['variationOfId', 'variationOfNumber']);
  }
}
