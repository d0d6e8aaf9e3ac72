import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePaperMails1768000000001 implements MigrationInterface {
  readonly name = 'CreatePaperMails1768000000001';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'paper_mails',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId', { isNullable: true }),
        column.text('kind', 10),
        column.whole('clientId'),
        column.whole('quoteId', { isNullable: true }),
        column.day('fromDay', { isNullable: true }),
        column.day('toDay', { isNullable: true }),
        column.text('address', 254),
        column.longText('copies'),
        column.text('subject', 250),
        column.longText('text'),
        column.text('messageId', 200),
        column.text('status', 10),
        column.text('reason', 300),
        column.whole('tries'),
        column.instant('nextTryAt'),
        column.instant('createdAt'),
        column.instant('triedAt', { isNullable: true }),
        column.instant('sentAt', { isNullable: true }),
      ],
      unique: [['companyId', 'uid']],
      index: [
        ['status', 'nextTryAt'],
        ['companyId', 'createdAt'],
        ['companyId', 'clientId', 'createdAt'],
        ['companyId', 'quoteId', 'createdAt'],
      ],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('paper_mails');
  }
}
