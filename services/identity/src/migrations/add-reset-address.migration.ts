import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** To which address the link for a forgotten password went. Those that are under way when this runs end with it. */
export class AddResetAddress1781000000005 implements MigrationInterface {
  readonly name = 'AddResetAddress1781000000005';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'password_resets', [column.text('emailKey', 254, { default: "''" })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('password_resets', ['emailKey']);
  }
}
