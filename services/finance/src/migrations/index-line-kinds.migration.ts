import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const NAME = 'ix_invoice_lines_kind';

/** Retention lines are found among all lines of a company. */
export class IndexLineKinds1768200000004 implements MigrationInterface {
  readonly name = 'IndexLineKinds1768200000004';

  up(runner: QueryRunner): Promise<void> {
    return runner.createIndex('invoice_lines', new TableIndex({ name: NAME, columnNames: ['companyId', 'kind'] }));
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropIndex('invoice_lines', NAME);
  }
}
