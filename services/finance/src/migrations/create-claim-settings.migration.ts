import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateClaimSettings1768200000002 implements MigrationInterface {
  readonly name = 'CreateClaimSettings1768200000002';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'claim_settings',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.longText('formText'),
        column.text('anniversaryRegion', 30, { isNullable: true }),
        column.instant('updatedAt'),
      ],
      unique: [['companyId']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('claim_settings');
  }
}
