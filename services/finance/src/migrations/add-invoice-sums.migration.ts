import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const NAME = 'ix_invoices_sums';

/** The sums of the cards are read from this index alone. */
export class AddInvoiceSums1766600000002 implements MigrationInterface {
  readonly name = 'AddInvoiceSums1766600000002';

  up(runner: QueryRunner): Promise<void> {
    const columnNames = ['companyId', 'status', 'dueDate', 'totalCents'];
    return runner.createIndex('invoices', new TableIndex({ name: NAME, columnNames }));
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropIndex('invoices', NAME);
  }
}
