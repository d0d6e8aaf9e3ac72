import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateClientSites1766300000103 implements MigrationInterface {
  readonly name = 'CreateClientSites1766300000103';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'client_sites',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        reference('clientId'),
        column.text('name', 200),
        column.text('address', 500),
        column.whole('latMicro', { isNullable: true }),
        column.whole('lngMicro', { isNullable: true }),
        column.longText('notes'),
        column.text('sortName', 400),
        column.instant('createdAt'),
        column.instant('updatedAt'),
        column.whole('version'),
      ],
      unique: [['companyId', 'uid']],
      index: [['clientId', 'sortName']],
    });
    await restrict(runner, 'client_sites', 'clientId', 'clients');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('client_sites');
  }
}
