import { addColumns, column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const TABLE = 'projects';
const SUMS = ['timeCount', 'timeSeconds', 'timeCents', 'unbilledCount', 'unbilledSeconds'];
const INDEXES: [name: string, table: string, columns: string[]][] = [
  ['ix_projects_sums', TABLE, ['companyId', ...SUMS, 'unbilledCents']],
  ['ix_projects_companyId_endOrder', TABLE, ['companyId', 'endOrder']],
  ['ix_projects_companyId_clientOrder', TABLE, ['companyId', 'clientOrder']],
  ['ix_projects_companyId_status_clientId', TABLE, ['companyId', 'status', 'clientId']],
  ['ix_clients_sums', 'clients', ['companyId', 'archivedAt', 'outstandingCents']],
];

/** Time of each job, its last day and its client's name beside it: lists are summed and ordered by an index alone. */
export class KeepJobSums1766800000002 implements MigrationInterface {
  readonly name = 'KeepJobSums1766800000002';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, [
      ...SUMS.map((name) => column.whole(name, { default: 0 })),
      column.day('endOrder', { default: "'9999-12-31'" }),
      column.text('clientOrder', 400, { default: "'~'" }),
    ]);
    const sum = (value: string) =>
      `(SELECT COALESCE(SUM(${value}), 0) FROM time_entries entry WHERE entry.projectId = projects.id)`;
    const unbilled = (value: string) => sum(`CASE WHEN entry.invoiceId IS NULL THEN ${value} ELSE 0 END`);
    await runner.query(
      `UPDATE ${TABLE} SET timeCount = ${sum('1')}, timeSeconds = ${sum('entry.duration')}, timeCents = ${sum('entry.amountCents')}, ` +
        `unbilledCount = ${unbilled('1')}, unbilledSeconds = ${unbilled('entry.duration')}, endOrder = COALESCE(endDate, endOrder), ` +
        'clientOrder = COALESCE((SELECT client.sortName FROM clients client WHERE client.id = projects.clientId), clientOrder)',
    );
    for (const [name, table, columnNames] of INDEXES) await runner.createIndex(table, new TableIndex({ name, columnNames }));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, table] of INDEXES) await runner.dropIndex(table, name);
    await runner.dropColumns(TABLE, [...SUMS, 'endOrder', 'clientOrder']);
  }
}
