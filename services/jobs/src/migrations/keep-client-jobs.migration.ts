import { addColumns, column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const TABLE = 'clients';
const SUMS = 'ix_clients_sums';
const UNTIL_NOW = ['companyId', 'archivedAt', 'outstandingCents'];
const ORDERS: [name: string, columns: string[]][] = [
  ['ix_clients_names', ['companyId', 'archivedAt', 'sortName']],
  ['ix_clients_jobs', ['companyId', 'archivedAt', 'activeJobs']],
];
const ROWS_AT_ONCE = 5000;

/** How many active jobs each client has beside it; lists of clients that are not archived are ordered and summed by an index alone. */
export class KeepClientJobs1768700000001 implements MigrationInterface {
  readonly name = 'KeepClientJobs1768700000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, [column.whole('activeJobs', { default: 0 })]);
    const [{ last }] = await runner.query(`SELECT MAX(id) AS last FROM ${TABLE}`);
    for (let from = 0; from <= Number(last ?? 0); from += ROWS_AT_ONCE) {
      await runner.query(
        `UPDATE ${TABLE} SET activeJobs = (SELECT COUNT(*) FROM projects job WHERE job.companyId = ${TABLE}.companyId AND ` +
          `job.status = 'active' AND job.clientId = ${TABLE}.id) WHERE id >= ${from} AND id < ${from + ROWS_AT_ONCE}`,
      );
    }
    await this.index(runner, SUMS, [...UNTIL_NOW, 'activeJobs'], true);
    for (const [name, columns] of ORDERS) await this.index(runner, name, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of ORDERS) await runner.dropIndex(TABLE, name);
    await this.index(runner, SUMS, UNTIL_NOW, true);
    await runner.dropColumn(TABLE, 'activeJobs');
  }

  private async index(runner: QueryRunner, name: string, columnNames: string[], isAnew = false): Promise<void> {
    if (isAnew) await runner.dropIndex(TABLE, name);
    await runner.createIndex(TABLE, new TableIndex({ name, columnNames }));
  }
}
