import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of the retention on its invoice a credit note takes back. */
export class CreditRetentions1768800000002 implements MigrationInterface {
  readonly name = 'CreditRetentions1768800000002';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'credit_notes', [column.money('retentionCents', { default: 0 })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('credit_notes', 'retentionCents');
  }
}
