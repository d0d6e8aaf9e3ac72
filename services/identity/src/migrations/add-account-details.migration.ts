import { addColumns, column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COMPANY = [
  column.text('tradingName', 120, { default: "''" }),
  column.text('nzbn', 30, { default: "''" }),
  column.money('defaultRateCents', { default: 6500 }),
  column.text('logoKey', 120, { isNullable: true }),
  column.whole('version', { default: 1 }),
];
const USER = [column.text('phone', 60, { default: "''" }), column.text('avatarKey', 120, { isNullable: true })];

/** What a company and a person can say of themselves, and the links by which a forgotten password is replaced. */
export class AddAccountDetails1765800000001 implements MigrationInterface {
  readonly name = 'AddAccountDetails1765800000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'companies', COMPANY);
    await addColumns(runner, 'users', USER);
    await createTable(runner, {
      name: 'password_resets',
      columns: [
        column.id(),
        column.whole('userId'),
        column.text('tokenHash', 64),
        column.instant('createdAt'),
        column.instant('expiresAt'),
      ],
      unique: [['tokenHash']],
      index: [['userId']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('password_resets');
    await runner.dropColumns('users', USER.map(nameOf));
    await runner.dropColumns('companies', COMPANY.map(nameOf));
  }
}

const nameOf = ({ name }: { name: string }): string => name;
