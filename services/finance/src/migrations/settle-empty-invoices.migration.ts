import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices of 0.00 wait for no money: they are paid, as they are at issue from now on. */
export class SettleEmptyInvoices1779000000001 implements MigrationInterface {
  readonly name = 'SettleEmptyInvoices1779000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE invoices SET status = 'paid' WHERE totalCents = 0 AND status IN ('pending', 'sent', 'part_paid')");
  }

  /** Which of them were not marked as paid by hand is not known any more; paid is what they are. */
  async down(): Promise<void> {}
}
