import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNotes1765400000002 implements MigrationInterface {
  readonly name = 'CreateNotes1765400000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'project_notes',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        reference('projectId'),
        column.whole('userId'),
        column.longText('text'),
        column.instant('createdAt'),
        column.instant('updatedAt'),
        column.whole('version'),
      ],
      unique: [['companyId', 'uid']],
      index: [['projectId', 'createdAt']],
    });
    await restrict(runner, 'project_notes', 'projectId', 'projects');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('project_notes');
  }
}
