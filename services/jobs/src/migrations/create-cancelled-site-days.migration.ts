import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCancelledSiteDays1766100000002 implements MigrationInterface {
  readonly name = 'CreateCancelledSiteDays1766100000002';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'cancelled_site_days',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId', { isNullable: true }),
        column.day('day'),
        column.text('title', 200),
        column.whole('version'),
        column.instant('cancelledAt'),
      ],
      unique: [['companyId', 'uid']],
      index: [['companyId', 'cancelledAt']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('cancelled_site_days');
  }
}
