import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateQuoteTemplates1767500000005 implements MigrationInterface {
  readonly name = 'CreateQuoteTemplates1767500000005';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'quote_templates',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId'),
        column.text('name', 100),
        column.longText('content'),
        column.text('madeOf', 64),
        column.instant('createdAt'),
      ],
      unique: [['companyId', 'uid']],
      index: [['companyId', 'name']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('quote_templates');
  }
}
