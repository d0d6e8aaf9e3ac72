import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes which files an import has put into the store, so that another process can take up what one has left. */
export class CreateBroughtFiles1778000000002 implements MigrationInterface {
  readonly name = 'CreateBroughtFiles1778000000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'company_import_files',
      columns: [column.id(), column.whole('companyId'), column.whole('importId'), column.text('fileKey', 80)],
      index: [['importId'], ['companyId']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('company_import_files');
  }
}
