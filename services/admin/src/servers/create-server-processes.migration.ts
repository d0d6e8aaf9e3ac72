import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateServerProcesses1774000000012 implements MigrationInterface {
  readonly name = 'CreateServerProcesses1774000000012';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'server_processes',
      columns: [
        column.id(),
        column.text('uid', 36),
        column.text('name', 60),
        column.text('role', 120),
        column.text('host', 120),
        column.whole('pid'),
        column.text('node', 20),
        column.text('db', 20),
        column.instant('startedAt'),
        column.instant('beatAt'),
        column.whole('cpu'),
        column.whole('memory'),
        column.whole('disk'),
        column.whole('residentMb'),
        column.longText('lines'),
      ],
      unique: [['uid']],
      index: [['beatAt']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('server_processes');
  }
}
