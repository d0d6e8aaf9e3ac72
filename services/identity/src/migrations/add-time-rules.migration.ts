import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COMPANY = [
  column.whole('roundingMinutes', { default: 0 }),
  column.text('roundingMode', 10, { default: "'nearest'" }),
  column.flag('approvalRequired', { default: false }),
];

/** How a company rounds charged time, and whether it approves the weeks of its team. */
export class AddTimeRules1766400000001 implements MigrationInterface {
  readonly name = 'AddTimeRules1766400000001';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'companies', COMPANY);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of COMPANY) await runner.dropColumn('companies', name);
  }
}
