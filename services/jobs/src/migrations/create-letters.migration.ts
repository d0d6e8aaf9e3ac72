import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLetters1766300000107 implements MigrationInterface {
  readonly name = 'CreateLetters1766300000107';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'letters',
      columns: [
        column.id(),
        column.whole('companyId'),
        reference('mailingId'),
        reference('clientId', true),
        column.text('name', 200),
        column.text('contact', 200),
        column.text('email', 254),
        column.text('tokenHash', 64, { isNullable: true }),
        column.text('status', 10),
        column.text('reason', 300),
        column.instant('triedAt', { isNullable: true }),
      ],
      unique: [['tokenHash']],
      index: [['mailingId', 'status'], ['clientId']],
    });
    await restrict(runner, 'letters', 'mailingId', 'mailings');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('letters');
  }
}
