import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const NAME = 'ix_invoices_jobs';

/** What was invoiced for each job is summed in the order of this index alone. */
export class IndexInvoiceJobs1768700000003 implements MigrationInterface {
  readonly name = 'IndexInvoiceJobs1768700000003';

  up(runner: QueryRunner): Promise<void> {
    const columnNames = ['companyId', 'projectId', 'status', 'issueDate', 'subtotalCents', 'taxCents'];
    return runner.createIndex('invoices', new TableIndex({ name: NAME, columnNames }));
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropIndex('invoices', NAME);
  }
}
