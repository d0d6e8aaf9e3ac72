import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By what else a client is known on an invoice, and abroad. */
export class AddClientIdentity1768800000011 implements MigrationInterface {
  readonly name = 'AddClientIdentity1768800000011';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'clients', [
      column.text('tradingName', 200, { default: "''" }),
      column.text('website', 200, { default: "''" }),
      column.text('country', 2, { default: "'NZ'" }),
      column.text('peppolId', 50, { default: "''" }),
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumns('clients', ['tradingName', 'website', 'country', 'peppolId']);
  }
}
