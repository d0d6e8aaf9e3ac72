import { addColumns, column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const TABLE = 'projects';
const INDEX = 'ix_projects_unbilledFrom';
const ROWS_AT_ONCE = 5000;

/** When the oldest unbilled time of each job began: jobs that wait to be billed are listed by an index. */
export class KeepOldestUnbilled1768700000002 implements MigrationInterface {
  readonly name = 'KeepOldestUnbilled1768700000002';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, [column.instant('unbilledFrom', { isNullable: true })]);
    const [{ last }] = await runner.query(`SELECT MAX(id) AS last FROM ${TABLE}`);
    for (let from = 0; from <= Number(last ?? 0); from += ROWS_AT_ONCE) {
      await runner.query(
        `UPDATE ${TABLE} SET unbilledFrom = (SELECT MIN(entry.startTime) FROM time_entries entry WHERE entry.projectId = ${TABLE}.id ` +
          `AND entry.invoiceId IS NULL) WHERE id >= ${from} AND id < ${from + ROWS_AT_ONCE}`,
      );
    }
    await runner.createIndex(TABLE, new TableIndex({ name: INDEX, columnNames: ['companyId', 'unbilledFrom'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX);
    await runner.dropColumn(TABLE, 'unbilledFrom');
  }
}
