import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const NAME = 'ix_invoices_clients';

/** What was invoiced to each client is summed in the order of this index alone. */
export class IndexInvoiceClients1770000000001 implements MigrationInterface {
  readonly name = 'IndexInvoiceClients1770000000001';

  up(runner: QueryRunner): Promise<void> {
    const columnNames = ['companyId', 'clientId', 'status', 'issueDate', 'subtotalCents', 'taxCents'];
    return runner.createIndex('invoices', new TableIndex({ name: NAME, columnNames }));
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropIndex('invoices', NAME);
  }
}
