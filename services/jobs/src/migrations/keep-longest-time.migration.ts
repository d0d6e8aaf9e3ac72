import { addColumns, column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { spanSql } from '../projects/last-activity';

const TABLE = 'projects';
const INDEX = 'ix_projects_longestSeconds';
const ROWS_AT_ONCE = 5000;

/** How long the longest time of each job is: what is worked over an edge of a period begins no earlier before it. */
export class KeepLongestTime1768700000004 implements MigrationInterface {
  readonly name = 'KeepLongestTime1768700000004';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, [column.whole('longestSeconds', { default: 0 })]);
    const span = spanSql(runner.dataSource.options.type !== 'mysql', 'entry');
    const [{ last }] = await runner.query(`SELECT MAX(id) AS last FROM ${TABLE}`);
    for (let from = 0; from <= Number(last ?? 0); from += ROWS_AT_ONCE) {
      await runner.query(
        `UPDATE ${TABLE} SET longestSeconds = (SELECT COALESCE(MAX(${span}), 0) FROM time_entries entry ` +
          `WHERE entry.projectId = ${TABLE}.id) WHERE id >= ${from} AND id < ${from + ROWS_AT_ONCE}`,
      );
    }
    await runner.createIndex(TABLE, new TableIndex({ name: INDEX, columnNames: ['companyId', 'longestSeconds'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX);
    await runner.dropColumn(TABLE, 'longestSeconds');
  }
}
