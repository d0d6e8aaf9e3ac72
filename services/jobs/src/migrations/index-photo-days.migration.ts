import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const NAME = 'ix_project_photos_takenAt';

/** The list of the photos of all jobs, the newest first. */
export class IndexPhotoDays1782000000053 implements MigrationInterface {
  readonly name = 'IndexPhotoDays1782000000053';

  up(runner: QueryRunner): Promise<void> {
    return runner.createIndex('project_photos', new TableIndex({ name: NAME, columnNames: ['companyId', 'takenAt'] }));
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropIndex('project_photos', NAME);
  }
}
