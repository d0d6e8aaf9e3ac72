import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPhotoDetails1766000000001 implements MigrationInterface {
  readonly name = 'AddPhotoDetails1766000000001';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'project_photos', [
      column.whole('latMicro', { isNullable: true }),
      column.whole('lngMicro', { isNullable: true }),
      column.text('mark', 10, { isNullable: true }),
      column.text('thumbKey', 80, { isNullable: true }),
      column.instant('deletedAt', { isNullable: true }),
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumns('project_photos', ['latMicro', 'lngMicro', 'mark', 'thumbKey', 'deletedAt']);
  }
}
