import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateFinanceSettings1768100000001 implements MigrationInterface {
  readonly name = 'CreateFinanceSettings1768100000001';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'finance_settings',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.money('hourCostCents', { isNullable: true }),
        column.text('accountCode', 10),
        column.instant('updatedAt'),
      ],
      unique: [['companyId']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('finance_settings');
  }
}
