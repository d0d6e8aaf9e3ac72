import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSignInAttempts1764200003000 implements MigrationInterface {
  readonly name = 'CreateSignInAttempts1764200003000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'sign_in_attempts',
      columns: [
        column.id(),
        column.text('accountKey', 80),
        column.whole('failures'),
        column.instant('lastFailedAt'),
        column.instant('lockedUntil', { isNullable: true }),
      ],
      unique: [['accountKey']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('sign_in_attempts');
  }
}
