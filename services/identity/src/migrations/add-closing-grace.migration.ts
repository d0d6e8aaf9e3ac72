import { addColumns, column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const INDEX = 'ix_companies_lastDay';

/** The day until which everybody works on in a company that is to close. */
export class AddClosingGrace1780000000003 implements MigrationInterface {
  readonly name = 'AddClosingGrace1780000000003';

  async up(runner: QueryRunner): Promise<void> {
    const added = [column.day('lastDay', { isNullable: true }), column.whole('closingBy', { isNullable: true })];
    await addColumns(runner, 'companies', added);
    await runner.createIndex('companies', new TableIndex({ name: INDEX, columnNames: ['lastDay'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('companies', INDEX);
    await runner.dropColumns('companies', ['lastDay', 'closingBy']);
  }
}
