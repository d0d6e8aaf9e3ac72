import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose task it is. */
export class AddTaskAssignees1766500000003 implements MigrationInterface {
  readonly name = 'AddTaskAssignees1766500000003';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'project_tasks', [column.whole('assigneeId', { isNullable: true })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('project_tasks', 'assigneeId');
  }
}
