import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMailings1766300000106 implements MigrationInterface {
  readonly name = 'CreateMailings1766300000106';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'mailings',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('userId'),
        column.text('subject', 200),
        column.longText('text'),
        column.text('origin', 300),
        column.whole('total'),
        column.whole('optedOut'),
        column.instant('createdAt'),
        column.instant('doneAt', { isNullable: true }),
      ],
      index: [['companyId', 'createdAt'], ['doneAt']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('mailings');
  }
}
