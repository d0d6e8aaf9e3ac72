import { addColumns, column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateWriteOffs1779000000002 implements MigrationInterface {
  readonly name = 'CreateWriteOffs1779000000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'write_offs',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId'),
        reference('clientId'),
        reference('invoiceId'),
        column.day('day'),
        column.money('amountCents'),
        column.text('reason', 500),
        column.instant('createdAt'),
        column.instant('removedAt', { isNullable: true }),
        column.whole('removedBy', { isNullable: true }),
        column.text('removedReason', 500),
      ],
      unique: [['companyId', 'uid']],
      index: [['companyId', 'clientId'], ['companyId', 'day'], ['invoiceId']],
    });
    await restrict(runner, 'write_offs', 'clientId', 'clients');
    await restrict(runner, 'write_offs', 'invoiceId', 'invoices');
    await addColumns(runner, 'invoices', [column.money('writtenOffCents', { default: 0 })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('invoices', 'writtenOffCents');
    await runner.dropTable('write_offs');
  }
}
