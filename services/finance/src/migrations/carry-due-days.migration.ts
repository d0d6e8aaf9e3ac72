import { column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** The days of what recurs become its payment terms. */
export class CarryDueDays1771000000012 implements MigrationInterface {
  readonly name = 'CarryDueDays1771000000012';

  async up(runner: QueryRunner): Promise<void> {
    const days = runner.connection.options.type === 'better-sqlite3' ? "'days-' || dueDays" : "CONCAT('days-', dueDays)";
    await runner.query(`UPDATE recurring_invoices SET paymentTerms = ${days}`);
    await runner.dropColumn('recurring_invoices', 'dueDays');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.addColumn('recurring_invoices', new TableColumn({ ...column.whole('dueDays'), default: 14 }));
    const days = 'CAST(SUBSTR(paymentTerms, 6) AS UNSIGNED)';
    await runner.query(`UPDATE recurring_invoices SET dueDays = ${days} WHERE paymentTerms LIKE 'days-%'`);
  }
}
