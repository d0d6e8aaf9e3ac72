import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSendingSettings1768000000003 implements MigrationInterface {
  readonly name = 'CreateSendingSettings1768000000003';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'sending_settings',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.longText('letters'),
        column.flag('remindsOn'),
        column.longText('steps'),
        column.flag('workingDaysOnly'),
        column.whole('userId'),
        column.instant('updatedAt'),
      ],
      unique: [['companyId']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('sending_settings');
  }
}
