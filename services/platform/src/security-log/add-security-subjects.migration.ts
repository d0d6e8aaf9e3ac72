import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column } from '../data/table-builder';

/** Of whom a row tells by name, so that the name can go when they do. */
export class AddSecuritySubjects1781000000002 implements MigrationInterface {
  readonly name = 'AddSecuritySubjects1781000000002';

  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, 'security_logs', [
      column.whole('aboutUserId', { isNullable: true }),
      column.whole('aboutCompanyId', { isNullable: true }),
      column.text('about', 200, { default: "''" }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('security_logs', ['aboutUserId', 'aboutCompanyId', 'about']);
  }
}
