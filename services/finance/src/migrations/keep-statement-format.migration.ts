import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What kind of file an import came from; not known of those before. */
export class KeepStatementFormat1768400000004 implements MigrationInterface {
  readonly name = 'KeepStatementFormat1768400000004';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'bank_imports', [column.text('format', 10, { isNullable: true })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('bank_imports', 'format');
  }
}
