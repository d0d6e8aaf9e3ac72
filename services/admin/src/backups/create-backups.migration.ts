import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBackups1774000000011 implements MigrationInterface {
  readonly name = 'CreateBackups1774000000011';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'backups',
      columns: [
        column.id(),
        column.instant('at'),
        column.text('type', 10),
        column.text('status', 20),
        column.text('fileName', 120),
        column.whole('size'),
        column.whole('rowCount'),
        column.whole('fileCount'),
        column.instant('verifiedAt', { isNullable: true }),
        column.instant('aliveAt'),
        column.text('places', 200),
        column.longText('reason'),
      ],
      index: [['at'], ['status']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('backups');
  }
}
