import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateQuoteLines1767500000002 implements MigrationInterface {
  readonly name = 'CreateQuoteLines1767500000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'quote_lines',
      columns: [
        column.id(),
        column.whole('companyId'),
        reference('quoteId'),
        column.whole('position'),
        column.text('kind', 20),
        column.text('description', 600),
        column.text('quantity', 20),
        column.text('unit', 20),
        column.money('unitPriceCents'),
        column.money('amountCents'),
        column.flag('optional'),
        column.text('choiceGroup', 100),
        column.flag('selected'),
        column.flag('taken', { isNullable: true }),
      ],
      unique: [['quoteId', 'position']],
    });
    await restrict(runner, 'quote_lines', 'quoteId', 'quotes');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('quote_lines');
  }
}
