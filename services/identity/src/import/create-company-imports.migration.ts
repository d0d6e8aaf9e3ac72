import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports of other installations on their way in. */
export class CreateCompanyImports1778000000001 implements MigrationInterface {
  readonly name = 'CreateCompanyImports1778000000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'company_imports',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('userId'),
        column.text('status', 20),
        column.text('fileName', 200),
        column.whole('size'),
        column.longText('pieces'),
        column.text('problem', 500),
        column.longText('tables'),
        column.instant('createdAt'),
        column.instant('updatedAt'),
      ],
      index: [['companyId'], ['updatedAt']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('company_imports');
  }
}
