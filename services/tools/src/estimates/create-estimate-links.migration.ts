import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Private links by which somebody without an account reads an estimate. */
export class CreateEstimateLinks1768600000002 implements MigrationInterface {
  readonly name = 'CreateEstimateLinks1768600000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'estimate_links',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('userId'),
        reference('estimateId'),
        column.text('tokenHash', 64),
        column.instant('createdAt'),
        column.instant('expiresAt'),
        column.instant('revokedAt', { isNullable: true }),
      ],
      unique: [['tokenHash']],
      index: [['companyId', 'estimateId', 'createdAt']],
    });
    await restrict(runner, 'estimate_links', 'estimateId', 'estimates');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('estimate_links');
  }
}
