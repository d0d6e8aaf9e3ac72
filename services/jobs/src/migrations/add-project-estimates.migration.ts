import { column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** `charset` and `collation` are MySQL's words. */
const plain = ({ charset, collation, ...rest }: ReturnType<typeof column.text>) => rest;

/** What a job was to cost, and where its weather is read. */
export class AddProjectEstimates1765400000001 implements MigrationInterface {
  readonly name = 'AddProjectEstimates1765400000001';

  async up(runner: QueryRunner): Promise<void> {
    const region = column.text('region', 30, { isNullable: true });
    await runner.addColumns('projects', [
      new TableColumn(column.money('estimateCents', { isNullable: true })),
      new TableColumn(column.whole('estimateSeconds', { isNullable: true })),
      new TableColumn(runner.dataSource.options.type === 'mysql' ? region : plain(region)),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('projects', ['estimateCents', 'estimateSeconds', 'region']);
  }
}
