import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTimeEntries1764200000003 implements MigrationInterface {
  readonly name = 'CreateTimeEntries1764200000003';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'time_entries',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId'),
        reference('projectId'),
        column.instant('startTime'),
        column.instant('endTime'),
        column.whole('duration'),
        column.longText('notes'),
        column.longText('searchText'),
        column.money('hourlyRateCents'),
        column.money('amountCents'),
        column.whole('invoiceId', { isNullable: true }),
        column.text('invoiceLabel', 80, { isNullable: true }),
        column.instant('createdAt'),
        column.instant('updatedAt'),
        column.whole('version'),
      ],
      unique: [['companyId', 'uid']],
      index: [['companyId', 'startTime'], ['userId', 'startTime'], ['projectId', 'startTime'], ['invoiceId']],
    });
    await restrict(runner, 'time_entries', 'projectId', 'projects');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('time_entries');
  }
}
