import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsers1764200001000 implements MigrationInterface {
  readonly name = 'CreateUsers1764200001000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'users',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.text('username', 60),
        column.text('usernameKey', 254),
        column.text('email', 254),
        column.text('emailKey', 254),
        column.text('passwordHash', 255),
        column.text('role', 20),
        column.text('status', 20),
        column.text('firstName', 60, { default: "''" }),
        column.text('lastName', 60, { default: "''" }),
        column.text('profileImageUrl', 500, { isNullable: true }),
        column.instant('lastActiveAt', { isNullable: true }),
        column.instant('createdAt'),
        column.text('searchText', 1000),
      ],
      unique: [['usernameKey'], ['emailKey']],
      index: [['companyId']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('users');
  }
}
