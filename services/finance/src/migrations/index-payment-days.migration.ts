import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const NAME = 'ix_payments_day';

/** The list of all payments, the latest first. */
export class IndexPaymentDays1767400000002 implements MigrationInterface {
  readonly name = 'IndexPaymentDays1767400000002';

  up(runner: QueryRunner): Promise<void> {
    return runner.createIndex('payments', new TableIndex({ name: NAME, columnNames: ['companyId', 'day'] }));
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropIndex('payments', NAME);
  }
}
