import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { column, createTable } from '../data/table-builder';

export class CreateAudit1774000000001 implements MigrationInterface {
  readonly name = 'CreateAudit1774000000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'audit_chains',
      columns: [column.whole('chain', { isPrimary: true }), column.whole('seq')],
    });
    await createTable(runner, {
      name: 'audit_log',
      columns: [
        column.id(),
        column.whole('chain'),
        column.whole('seq'),
        column.instant('at'),
        column.whole('userId', { isNullable: true }),
        column.text('actor', 60),
        column.text('network', 60),
        column.text('requestId', 40),
        column.text('action', 160),
        column.text('kind', 60),
        column.whole('subjectId', { isNullable: true }),
        column.longText('changes'),
        column.text('hash', 64),
      ],
      unique: [['chain', 'seq']],
      index: [['chain', 'kind', 'subjectId'], ['at']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_log');
    await runner.dropTable('audit_chains');
  }
}
