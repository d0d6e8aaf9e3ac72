import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTasks1765400000003 implements MigrationInterface {
  readonly name = 'CreateTasks1765400000003';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'project_tasks',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        reference('projectId'),
        column.whole('userId'),
        column.text('title', 200),
        column.flag('done'),
        column.day('dueDate', { isNullable: true }),
        column.whole('place'),
        column.instant('createdAt'),
        column.instant('updatedAt'),
        column.whole('version'),
      ],
      unique: [['companyId', 'uid']],
      index: [['projectId', 'place']],
    });
    await restrict(runner, 'project_tasks', 'projectId', 'projects');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('project_tasks');
  }
}
