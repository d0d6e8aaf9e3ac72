import { addColumns, column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has shown that an address is theirs. Accounts and companies that were here before are taken to have. */
export class AddEmailConfirmation1775000000000 implements MigrationInterface {
  readonly name = 'AddEmailConfirmation1775000000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'users', [column.instant('emailConfirmedAt', { isNullable: true })]);
    await addColumns(runner, 'companies', [column.instant('confirmedAt', { isNullable: true })]);
    await runner.query('UPDATE users SET emailConfirmedAt = createdAt');
    await runner.query('UPDATE companies SET confirmedAt = createdAt');
    await createTable(runner, {
      name: 'email_links',
      columns: [
        column.id(),
        column.whole('userId'),
        column.text('emailKey', 254),
        column.text('tokenHash', 64),
        column.instant('createdAt'),
        column.instant('expiresAt'),
      ],
      unique: [['tokenHash']],
      index: [['userId']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('email_links');
    await runner.dropColumn('companies', 'confirmedAt');
    await runner.dropColumn('users', 'emailConfirmedAt');
  }
}
