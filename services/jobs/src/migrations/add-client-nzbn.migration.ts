import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which an e-invoice finds its way to a client. */
export class AddClientNzbn1768100000002 implements MigrationInterface {
  readonly name = 'AddClientNzbn1768100000002';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'clients', [column.text('nzbn', 13, { default: "''" })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('clients', 'nzbn');
  }
}
