import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCompanyClosing1766300000001 implements MigrationInterface {
  readonly name = 'AddCompanyClosing1766300000001';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'companies', [column.instant('closedAt', { isNullable: true })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('companies', 'closedAt');
  }
}
