import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const NAME = 'ix_invoices_sums';
const UNTIL_NOW = ['companyId', 'status', 'dueDate', 'totalCents'];

async function replace(runner: QueryRunner, columnNames: string[]): Promise<void> {
  await runner.dropIndex('invoices', NAME);
  await runner.createIndex('invoices', new TableIndex({ name: NAME, columnNames }));
}

/** What was credited and paid belongs to the sums of the cards, which are read from this index alone. */
export class WidenInvoiceSums1767000000008 implements MigrationInterface {
  readonly name = 'WidenInvoiceSums1767000000008';

  up(runner: QueryRunner): Promise<void> {
    return replace(runner, [...UNTIL_NOW, 'creditedCents', 'receivedCents']);
  }

  down(runner: QueryRunner): Promise<void> {
    return replace(runner, UNTIL_NOW);
  }
}
