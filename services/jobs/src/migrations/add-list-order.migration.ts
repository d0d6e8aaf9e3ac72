import { addColumns, column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const INDEXES: [table: string, columns: string[]][] = [
  ['projects', ['companyId', 'unbilledCents']],
  ['projects', ['companyId', 'progress']],
  ['time_entries', ['companyId', 'startTime', 'endTime', 'duration', 'amountCents', 'invoiceId', 'userId', 'projectId']],
  ['time_entries', ['projectId', 'invoiceId', 'amountCents']],
];
const nameOf = (table: string, columns: readonly string[]): string => `ix_${table}_${columns.join('_')}`.slice(0, 63);

/** Jobs in the order of their unbilled money, and sums of time that are read from an index alone. */
export class AddListOrder1766600000001 implements MigrationInterface {
  readonly name = 'AddListOrder1766600000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'projects', [column.money('unbilledCents', { default: 0 })]);
    for (const [table, columnNames] of INDEXES) {
      await runner.createIndex(table, new TableIndex({ name: nameOf(table, columnNames), columnNames }));
    }
    await runner.query(
      'UPDATE projects SET unbilledCents = (SELECT COALESCE(SUM(entry.amountCents), 0) FROM time_entries entry ' +
        'WHERE entry.projectId = projects.id AND entry.invoiceId IS NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columnNames] of INDEXES) await runner.dropIndex(table, nameOf(table, columnNames));
    await runner.dropColumn('projects', 'unbilledCents');
  }
}
