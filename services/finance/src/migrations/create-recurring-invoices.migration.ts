import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRecurringInvoices1768400000001 implements MigrationInterface {
  readonly name = 'CreateRecurringInvoices1768400000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'recurring_invoices',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId'),
        reference('clientId'),
        reference('projectId', true),
        column.longText('content'),
        column.money('totalCents'),
        column.flag('addHours'),
        column.text('every', 12),
        column.text('makes', 10),
        column.whole('dueDays'),
        column.day('anchorDay'),
        column.whole('turn'),
        column.day('nextDay'),
        column.day('lastDay', { isNullable: true }),
        column.text('state', 10),
        column.whole('made'),
        column.whole('lastInvoiceId', { isNullable: true }),
        column.text('problem', 500),
        column.text('madeOf', 64),
        column.instant('createdAt'),
        column.instant('updatedAt'),
        column.whole('version'),
      ],
      unique: [['companyId', 'uid']],
      index: [['companyId', 'nextDay'], ['state', 'nextDay'], ['clientId'], ['projectId']],
    });
    await restrict(runner, 'recurring_invoices', 'clientId', 'clients');
    await restrict(runner, 'recurring_invoices', 'projectId', 'projects');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('recurring_invoices');
  }
}
