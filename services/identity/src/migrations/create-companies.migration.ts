import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCompanies1764200000000 implements MigrationInterface {
  readonly name = 'CreateCompanies1764200000000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'companies',
      columns: [
        column.id(),
        column.uid(),
        column.text('name', 120),
        column.text('timeZone', 60),
        column.text('email', 254, { default: "''" }),
        column.text('phone', 60, { default: "''" }),
        column.text('address', 500, { default: "''" }),
        column.text('gstNumber', 30, { default: "''" }),
        column.text('bankAccount', 40, { default: "''" }),
        column.instant('createdAt'),
      ],
      unique: [['uid']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('companies');
  }
}
