import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProjects1764200000002 implements MigrationInterface {
  readonly name = 'CreateProjects1764200000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'projects',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId'),
        column.whole('generalOf', { isNullable: true }),
        column.text('name', 200),
        reference('clientId', true),
        column.text('location', 500),
        column.money('hourlyRateCents'),
        column.day('startDate', { isNullable: true }),
        column.day('endDate', { isNullable: true }),
        column.whole('progress'),
        column.longText('description'),
        column.text('status', 20),
        column.text('sortName', 400),
        column.text('searchText', 1000),
        column.instant('createdAt'),
        column.instant('updatedAt'),
        column.whole('version'),
      ],
      unique: [['companyId', 'uid'], ['generalOf']],
      index: [['companyId', 'status'], ['clientId']],
    });
    await restrict(runner, 'projects', 'clientId', 'clients');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('projects');
  }
}
