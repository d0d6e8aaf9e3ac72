import { addColumns, column } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often an import was begun, and how far it is. */
export class AddImportTries1778000000003 implements MigrationInterface {
  readonly name = 'AddImportTries1778000000003';

  up(runner: QueryRunner): Promise<void> {
    const none = { default: 0 };
    const columns = ['tries', 'done', 'total'].map((name) => column.whole(name, none));
    return addColumns(runner, 'company_imports', columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('company_imports', ['tries', 'done', 'total']);
  }
}
