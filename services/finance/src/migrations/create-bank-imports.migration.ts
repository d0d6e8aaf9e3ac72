import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBankImports1767600000001 implements MigrationInterface {
  readonly name = 'CreateBankImports1767600000001';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'bank_imports',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('userId'),
        column.text('name', 200),
        column.instant('createdAt'),
      ],
      index: [['companyId']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('bank_imports');
  }
}
