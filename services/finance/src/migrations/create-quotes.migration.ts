import { column, createTable, createWords, dropWords, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateQuotes1767500000001 implements MigrationInterface {
  readonly name = 'CreateQuotes1767500000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'quotes',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId'),
        reference('clientId'),
        reference('projectId', true),
        column.text('clientName', 200),
        column.text('projectName', 200, { isNullable: true }),
        column.text('title', 200),
        column.text('searchText', 700),
        column.text('quoteNumber', 40, { isNullable: true }),
        column.whole('revision'),
        column.whole('previousId', { isNullable: true }),
        column.day('issueDate'),
        column.day('expiryDate'),
        column.text('gst', 10),
        column.money('linesCents'),
        column.longText('discount', { isNullable: true }),
        column.money('discountCents'),
        column.money('subtotalCents'),
        column.money('taxCents'),
        column.money('totalCents'),
        column.text('status', 20),
        column.longText('notes'),
        column.text('terms', 2000),
        column.longText('seller'),
        column.longText('buyer'),
        column.longText('decision', { isNullable: true }),
        column.text('madeOf', 64),
        column.instant('createdAt'),
        column.instant('updatedAt'),
        column.instant('sentAt', { isNullable: true }),
        column.whole('version'),
      ],
      unique: [
        ['companyId', 'uid'],
        ['companyId', 'quoteNumber', 'revision'],
        ['companyId', 'previousId'],
      ],
      index: [
        ['companyId', 'createdAt'],
        ['companyId', 'expiryDate'],
        ['companyId', 'status', 'expiryDate', 'totalCents'],
        ['clientId'],
        ['projectId'],
      ],
    });
    await restrict(runner, 'quotes', 'clientId', 'clients');
    await restrict(runner, 'quotes', 'projectId', 'projects');
    await createWords(runner, 'quotes');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropWords(runner, 'quotes');
    await runner.dropTable('quotes');
  }
}
