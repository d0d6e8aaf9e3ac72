import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was done on jobs and to clients, by whom. */
export class CreateActivity1766500000002 implements MigrationInterface {
  readonly name = 'CreateActivity1766500000002';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'activity',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('projectId', { isNullable: true }),
        column.whole('clientId', { isNullable: true }),
        column.whole('userId'),
        column.instant('at'),
        column.text('kind', 20),
        column.text('action', 20),
        column.text('subject', 200),
        column.whole('amount', { default: 1 }),
        column.longText('changes'),
      ],
      index: [
        ['companyId', 'projectId', 'at'],
        ['companyId', 'clientId', 'at'],
      ],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('activity');
  }
}
