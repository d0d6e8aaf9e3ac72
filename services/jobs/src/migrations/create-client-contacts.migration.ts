import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateClientContacts1766300000102 implements MigrationInterface {
  readonly name = 'CreateClientContacts1766300000102';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'client_contacts',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        reference('clientId'),
        column.text('name', 200),
        column.text('role', 100),
        column.text('email', 254),
        column.text('phone', 60),
        column.text('sortName', 400),
        column.instant('createdAt'),
        column.instant('updatedAt'),
        column.whole('version'),
      ],
      unique: [['companyId', 'uid']],
      index: [['clientId', 'sortName']],
    });
    await restrict(runner, 'client_contacts', 'clientId', 'clients');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('client_contacts');
  }
}
