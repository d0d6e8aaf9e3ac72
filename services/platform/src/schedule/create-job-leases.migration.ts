import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column, createTable } from '../data/table-builder';

export class CreateJobLeases1765700000000 implements MigrationInterface {
  readonly name = 'CreateJobLeases1765700000000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'job_leases',
      columns: [
        column.id(),
        column.text('name', 60),
        column.text('holder', 36),
        column.instant('dueAt'),
        column.instant('leasedUntil'),
      ],
      unique: [['name']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('job_leases');
  }
}
