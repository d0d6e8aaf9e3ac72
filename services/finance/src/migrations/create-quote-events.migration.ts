import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateQuoteEvents1767500000003 implements MigrationInterface {
  readonly name = 'CreateQuoteEvents1767500000003';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'quote_events',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('quoteId'),
        column.whole('userId', { isNullable: true }),
        column.text('actor', 200),
        column.instant('at'),
        column.text('action', 20),
        column.longText('changes'),
        column.text('hash', 64),
      ],
      index: [['companyId', 'quoteId', 'at']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('quote_events');
  }
}
