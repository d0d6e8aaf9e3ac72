import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAdviceCounts1773000000002 implements MigrationInterface {
  readonly name = 'CreateAdviceCounts1773000000002';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'advice_counts',
      columns: [column.id(), column.whole('companyId'), column.day('day'), column.whole('taken')],
      unique: [['companyId', 'day']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('advice_counts');
  }
}
