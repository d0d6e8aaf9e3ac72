import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePhotos1765400000004 implements MigrationInterface {
  readonly name = 'CreatePhotos1765400000004';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'project_photos',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        reference('projectId'),
        column.whole('userId'),
        column.text('caption', 500),
        column.instant('takenAt'),
        column.text('contentType', 20),
        column.whole('size'),
        column.whole('width'),
        column.whole('height'),
        column.text('fileKey', 80, { isNullable: true }),
        column.text('sha256', 64, { isNullable: true }),
        column.instant('createdAt'),
        column.instant('updatedAt'),
        column.whole('version'),
      ],
      unique: [['companyId', 'uid']],
      index: [['projectId', 'takenAt']],
    });
    await restrict(runner, 'project_photos', 'projectId', 'projects');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('project_photos');
  }
}
