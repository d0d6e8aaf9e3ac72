import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePortalLinks1766300000104 implements MigrationInterface {
  readonly name = 'CreatePortalLinks1766300000104';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'portal_links',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.whole('userId'),
        reference('clientId'),
        column.text('label', 100),
        column.text('tokenHash', 64),
        column.flag('showPhotos'),
        column.whole('views'),
        column.instant('lastViewedAt', { isNullable: true }),
        column.instant('createdAt'),
        column.instant('expiresAt'),
        column.instant('revokedAt', { isNullable: true }),
      ],
      unique: [['tokenHash']],
      index: [['companyId', 'createdAt'], ['clientId']],
    });
    await restrict(runner, 'portal_links', 'clientId', 'clients');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('portal_links');
  }
}
