import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBankLines1767600000002 implements MigrationInterface {
  readonly name = 'CreateBankLines1767600000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'bank_lines',
      columns: [
        column.id(),
        column.whole('companyId'),
        reference('importId'),
        column.text('hash', 64),
        column.day('day'),
        column.money('amountCents'),
        column.text('payee', 200),
        column.text('particulars', 100),
        column.text('code', 100),
        column.text('reference', 100),
        column.text('details', 500),
        column.text('account', 60),
        column.text('state', 10),
      ],
      unique: [['companyId', 'hash']],
      index: [['companyId', 'state', 'day', 'amountCents'], ['importId']],
    });
    await restrict(runner, 'bank_lines', 'importId', 'bank_imports');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('bank_lines');
  }
}
