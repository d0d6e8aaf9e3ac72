import { addColumns, column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const INDEX = 'ix_projects_siteId';

/** At which of its client's sites a job is, and in which region a site lies. */
export class AddJobSites1766900000001 implements MigrationInterface {
  readonly name = 'AddJobSites1766900000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'client_sites', [column.text('region', 30, { isNullable: true })]);
    await addColumns(runner, 'projects', [column.whole('siteId', { isNullable: true })]);
    await runner.createIndex('projects', new TableIndex({ name: INDEX, columnNames: ['siteId'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('projects', INDEX);
    await runner.dropColumn('projects', 'siteId');
    await runner.dropColumn('client_sites', 'region');
  }
}
