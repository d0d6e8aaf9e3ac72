import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBankMatches1767600000003 implements MigrationInterface {
  readonly name = 'CreateBankMatches1767600000003';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'bank_matches',
      columns: [column.id(), column.whole('companyId'), reference('lineId'), reference('paymentId')],
      unique: [['paymentId']],
      index: [['companyId'], ['lineId']],
    });
    await restrict(runner, 'bank_matches', 'lineId', 'bank_lines');
    await restrict(runner, 'bank_matches', 'paymentId', 'payments');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('bank_matches');
  }
}
