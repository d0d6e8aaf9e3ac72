import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateClients1764200000001 implements MigrationInterface {
  readonly name = 'CreateClients1764200000001';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'clients',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId'),
        column.text('name', 200),
        column.text('contact', 200),
        column.text('email', 254),
        column.text('phone', 60),
        column.text('address', 500),
        column.longText('notes'),
        column.text('sortName', 400),
        column.text('searchText', 1000),
        column.instant('createdAt'),
        column.instant('updatedAt'),
        column.whole('version'),
      ],
      unique: [['companyId', 'uid']],
      index: [
        ['companyId', 'sortName'],
        ['companyId', 'createdAt'],
      ],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('clients');
  }
}
