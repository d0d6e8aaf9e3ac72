import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSessions1764200002000 implements MigrationInterface {
  readonly name = 'CreateSessions1764200002000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'sessions',
      columns: [
        column.id(),
        column.text('tokenHash', 64),
        column.whole('userId'),
        column.text('device', 200),
        column.instant('createdAt'),
        column.instant('lastSeenAt'),
        column.instant('expiresAt'),
        column.instant('absoluteAt'),
      ],
      unique: [['tokenHash']],
      index: [['userId', 'expiresAt']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('sessions');
  }
}
