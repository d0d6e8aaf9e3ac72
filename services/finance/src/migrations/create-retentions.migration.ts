import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRetentions1768200000003 implements MigrationInterface {
  readonly name = 'CreateRetentions1768200000003';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'retentions',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('userId'),
        column.whole('projectId'),
        column.text('rate', 10),
        column.money('capCents', { isNullable: true }),
        column.whole('firstShare'),
        column.day('completedOn', { isNullable: true }),
        column.whole('defectsMonths'),
        column.text('notes', 1000),
        column.instant('createdAt'),
        column.instant('updatedAt'),
      ],
      unique: [['companyId', 'projectId']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('retentions');
  }
}
