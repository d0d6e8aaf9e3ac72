import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateJobFiles1766000000002 implements MigrationInterface {
  readonly name = 'CreateJobFiles1766000000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'project_files',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        reference('projectId'),
        column.whole('userId'),
        column.text('name', 255),
        column.text('contentType', 100),
        column.whole('size'),
        column.text('fileKey', 80),
        column.text('sha256', 64),
        column.instant('createdAt'),
        column.instant('updatedAt'),
        column.instant('deletedAt', { isNullable: true }),
        column.whole('version'),
      ],
      unique: [['companyId', 'uid']],
      index: [['projectId', 'createdAt'], ['deletedAt']],
    });
    await restrict(runner, 'project_files', 'projectId', 'projects');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('project_files');
  }
}
