import { addColumns, column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticator apps, recovery codes, passkeys, and sign-ins that are half done. */
export class CreateSecondSteps1775000000001 implements MigrationInterface {
  readonly name = 'CreateSecondSteps1775000000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'sessions', [column.flag('isStrong', { default: false })]);
    await createTable(runner, {
      name: 'app_factors',
      columns: [
        column.id(),
        column.whole('userId'),
        column.longText('secret'),
        column.instant('confirmedAt', { isNullable: true }),
        column.whole('lastStep', { isNullable: true }),
        column.instant('createdAt'),
      ],
      unique: [['userId']],
    });
    await createTable(runner, {
      name: 'recovery_codes',
      columns: [column.id(), column.whole('userId'), column.text('codeHash', 255)],
      index: [['userId']],
    });
    await createTable(runner, {
      name: 'passkeys',
      columns: [
        column.id(),
        column.whole('userId'),
        column.text('name', 60),
        column.text('credentialHash', 64),
        column.longText('credentialId'),
        column.longText('publicKey'),
        column.whole('counter'),
        column.text('transports', 100),
        column.instant('createdAt'),
        column.instant('lastUsedAt', { isNullable: true }),
      ],
      unique: [['credentialHash']],
      index: [['userId']],
    });
    await createTable(runner, {
      name: 'sign_in_steps',
      columns: [
        column.id(),
        column.text('tokenHash', 64),
        column.text('purpose', 20),
        column.whole('userId', { isNullable: true }),
        column.text('challenge', 200),
        column.instant('expiresAt'),
      ],
      unique: [['tokenHash']],
      index: [['expiresAt']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['sign_in_steps', 'passkeys', 'recovery_codes', 'app_factors']) await runner.dropTable(table);
    await runner.dropColumn('sessions', 'isStrong');
  }
}
