import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a job was to cost, and where its weather is read. */
export class AddProjectEstimates1765400000001 implements MigrationInterface {
  readonly name = 'AddProjectEstimates1765400000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'projects', [
      column.money('estimateCents', { isNullable: true }),
      column.whole('estimateSeconds', { isNullable: true }),
      column.text('region', 30, { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('projects', ['estimateCents', 'estimateSeconds', 'region']);
  }
}
