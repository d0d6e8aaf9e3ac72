import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column, createTable } from '../data/table-builder';

export class CreateSecurityLogs1774000000002 implements MigrationInterface {
  readonly name = 'CreateSecurityLogs1774000000002';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'security_logs',
      columns: [
        column.id(),
        column.instant('at'),
        column.text('severity', 10),
        column.text('code', 60),
        column.text('event', 200),
        column.whole('userId', { isNullable: true }),
        column.text('username', 120),
        column.text('ip', 60),
        column.text('searchText', 400),
      ],
      index: [['at'], ['severity', 'at'], ['userId']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('security_logs');
  }
}
