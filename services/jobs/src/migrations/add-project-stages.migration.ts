import { addColumns, column } from '@dwang/platform';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const TABLE = 'projects';
const INDEXES = [
  ['companyId', 'stage', 'stageOrder'],
  ['companyId', 'status', 'lastActivityAt'],
  ['companyId', 'lastActivityAt'],
  ['companyId', 'sortName'],
  ['companyId', 'createdAt'],
];
const nameOf = (columns: readonly string[]): string => `ix_${TABLE}_${columns.join('_')}`;

/** Stages of the board, and the last activity beside the job, so that a page of the list reads no more than its own rows. */
export class AddProjectStages1766500000001 implements MigrationInterface {
  readonly name = 'AddProjectStages1766500000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, [
      column.text('stage', 20, { default: "'in_progress'" }),
      column.whole('stageOrder', { default: 0 }),
      column.instant('lastActivityAt', { isNullable: true }),
    ]);
    const newest = 'SELECT MAX(entry.startTime) FROM time_entries entry WHERE entry.projectId = projects.id';
    await runner.query(`UPDATE projects SET stage = 'done' WHERE status = 'completed'`);
    await runner.query(`UPDATE projects SET stageOrder = -1048576 * id`);
    await runner.query(`UPDATE projects SET lastActivityAt = updatedAt`);
    await runner.query(`UPDATE projects SET lastActivityAt = (${newest}) WHERE (${newest}) > updatedAt`);
    for (const columnNames of INDEXES) {
      await runner.createIndex(TABLE, new TableIndex({ name: nameOf(columnNames), columnNames }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const columnNames of INDEXES) await runner.dropIndex(TABLE, nameOf(columnNames));
    await runner.dropColumns(TABLE, ['stage', 'stageOrder', 'lastActivityAt']);
  }
}
