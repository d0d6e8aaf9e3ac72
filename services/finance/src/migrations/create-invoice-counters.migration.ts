import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInvoiceCounters1764300000003 implements MigrationInterface {
  readonly name = 'CreateInvoiceCounters1764300000003';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'invoice_counters',
      columns: [
        column.whole('companyId', { isPrimary: true }),
        column.text('period', 7, { isPrimary: true }),
        column.whole('lastNumber'),
      ],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('invoice_counters');
  }
}
