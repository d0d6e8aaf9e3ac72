import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInvoices1764300000001 implements MigrationInterface {
  readonly name = 'CreateInvoices1764300000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'invoices',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId'),
        reference('clientId'),
        reference('projectId', true),
        column.text('clientName', 200),
        column.text('projectName', 200, { isNullable: true }),
        column.text('searchText', 400),
        column.text('invoiceNumber', 40, { isNullable: true }),
        column.day('issueDate'),
        column.day('dueDate'),
        column.money('subtotalCents'),
        column.money('taxCents'),
        column.money('totalCents'),
        column.text('status', 20),
        column.longText('notes'),
        column.longText('seller'),
        column.longText('buyer'),
        column.instant('createdAt'),
        column.instant('updatedAt'),
        column.instant('issuedAt', { isNullable: true }),
        column.instant('voidedAt', { isNullable: true }),
        column.whole('version'),
      ],
      unique: [
        ['companyId', 'uid'],
        ['companyId', 'invoiceNumber'],
      ],
      index: [['companyId', 'issueDate'], ['companyId', 'dueDate'], ['clientId'], ['projectId']],
    });
    await restrict(runner, 'invoices', 'clientId', 'clients');
    await restrict(runner, 'invoices', 'projectId', 'projects');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('invoices');
  }
}
