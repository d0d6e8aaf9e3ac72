import type { MigrationInterface, QueryRunner } from 'typeorm';

const change = (length: number) =>
  `ALTER TABLE invoice_counters MODIFY period varchar(${length}) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL`;

/** Room for `CN2026-04`, the sequence of credit notes. SQLite measures no text. */
export class WidenCounterPeriods1767000000007 implements MigrationInterface {
  readonly name = 'WidenCounterPeriods1767000000007';

  async up(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.options.type === 'mysql') await runner.query(change(12));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM invoice_counters WHERE period LIKE 'CN%'");
    if (runner.dataSource.options.type === 'mysql') await runner.query(change(7));
  }
}
