import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The authenticator app that is to replace another, which goes on until then. */
export class AddNextApp1780000000002 implements MigrationInterface {
  readonly name = 'AddNextApp1780000000002';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'app_factors', [column.longText('nextSecret', { isNullable: true })]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropColumn('app_factors', 'nextSecret');
  }
}
