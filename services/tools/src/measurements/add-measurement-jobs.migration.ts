import { addColumns, column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const INDEX = { name: 'ix_measurements_companyId_projectId_createdAt', columnNames: ['companyId', 'projectId', 'createdAt'] };

/** The job that a length was taken for. */
export class AddMeasurementJobs1766500000004 implements MigrationInterface {
  readonly name = 'AddMeasurementJobs1766500000004';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'measurements', [column.whole('projectId', { isNullable: true })]);
    await runner.createIndex('measurements', new TableIndex(INDEX));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('measurements', INDEX.name);
    await runner.dropColumn('measurements', 'projectId');
  }
}
