import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Downloads of exports, and how far they are. */
export class CreateAccountExports1780000000005 implements MigrationInterface {
  readonly name = 'CreateAccountExports1780000000005';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'account_exports',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('userId'),
        column.text('status', 20),
        column.whole('bytes'),
        column.instant('createdAt'),
        column.instant('updatedAt'),
      ],
      index: [['userId'], ['companyId'], ['updatedAt']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('account_exports');
  }
}
