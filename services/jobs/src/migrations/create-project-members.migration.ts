import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProjectMembers1766200000011 implements MigrationInterface {
  readonly name = 'CreateProjectMembers1766200000011';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'project_members',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('projectId'),
        column.whole('userId'),
        column.text('level', 10),
        column.instant('createdAt'),
      ],
      unique: [['projectId', 'userId']],
      index: [['userId', 'projectId']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('project_members');
  }
}
