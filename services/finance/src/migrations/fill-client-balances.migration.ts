import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What clients owed before it was kept beside them. */
export class FillClientBalances1766300000111 implements MigrationInterface {
  readonly name = 'FillClientBalances1766300000111';

  async up(runner: QueryRunner): Promise<void> {
    const owed = `SELECT SUM(invoices.totalCents) FROM invoices
      WHERE invoices.clientId = clients.id AND invoices.status IN ('pending', 'sent')`;
    await runner.query(`UPDATE clients SET outstandingCents = COALESCE((${owed}), 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE clients SET outstandingCents = 0');
  }
}
