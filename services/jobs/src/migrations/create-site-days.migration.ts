import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSiteDays1766100000001 implements MigrationInterface {
  readonly name = 'CreateSiteDays1766100000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'site_days',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        reference('projectId'),
        column.whole('userId', { isNullable: true }),
        column.day('day'),
        column.text('startTime', 5, { isNullable: true }),
        column.text('endTime', 5, { isNullable: true }),
        column.text('work', 40),
        column.text('note', 500),
        column.instant('createdAt'),
        column.instant('updatedAt'),
        column.whole('version'),
      ],
      unique: [['companyId', 'uid']],
      index: [
        ['companyId', 'day'],
        ['companyId', 'userId', 'day'],
        ['projectId', 'day'],
      ],
    });
    await restrict(runner, 'site_days', 'projectId', 'projects');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('site_days');
  }
}
