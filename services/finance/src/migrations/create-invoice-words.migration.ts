import { createWords, dropWords } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const NAME = 'ix_invoices_sums';
const BEFORE = ['companyId', 'status', 'dueDate', 'totalCents'];

/** The words by which invoices are found; the sums of the cards, with what is credited and paid, are again read from an index alone. */
export class CreateInvoiceWords1767100000001 implements MigrationInterface {
  readonly name = 'CreateInvoiceWords1767100000001';

  async up(runner: QueryRunner): Promise<void> {
    await createWords(runner, 'invoices');
    await this.sumBy(runner, [...BEFORE, 'creditedCents', 'receivedCents']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.sumBy(runner, BEFORE);
    await dropWords(runner, 'invoices');
  }

  private async sumBy(runner: QueryRunner, columnNames: string[]): Promise<void> {
    await runner.dropIndex('invoices', NAME);
    await runner.createIndex('invoices', new TableIndex({ name: NAME, columnNames }));
  }
}
