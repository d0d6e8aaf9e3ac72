import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateKnownDevices1775000000002 implements MigrationInterface {
  readonly name = 'CreateKnownDevices1775000000002';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'known_devices',
      columns: [column.id(), column.whole('userId'), column.text('markHash', 64), column.instant('lastSeenAt')],
      unique: [['userId', 'markHash']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('known_devices');
  }
}
