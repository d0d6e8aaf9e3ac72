import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By when a client pays; '' for the terms of the company. */
export class AddClientTerms1768800000012 implements MigrationInterface {
  readonly name = 'AddClientTerms1768800000012';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'clients', [column.text('paymentTerms', 20, { default: "''" })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('clients', 'paymentTerms');
  }
}
