import { addColumns, column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const USER = [column.flag('seesPrices', { default: false }), column.instant('leftAt', { isNullable: true })];

/** Plans with their limits, what a contractor is shown, and who is invited. */
export class AddTeam1766200000010 implements MigrationInterface {
  readonly name = 'AddTeam1766200000010';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'companies', [column.text('plan', 20, { default: "'free'" })]);
    await addColumns(runner, 'users', USER);
    await createTable(runner, {
      name: 'invitations',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('userId'),
        column.text('email', 254),
        column.text('emailKey', 254),
        column.text('role', 20),
        column.flag('seesPrices'),
        column.longText('projects'),
        column.text('tokenHash', 64),
        column.instant('createdAt'),
        column.instant('expiresAt'),
      ],
      unique: [['tokenHash'], ['companyId', 'emailKey']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('invitations');
    for (const { name } of USER) await runner.dropColumn('users', name);
    await runner.dropColumn('companies', 'plan');
  }
}
