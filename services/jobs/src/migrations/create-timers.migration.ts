import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTimers1764200000004 implements MigrationInterface {
  readonly name = 'CreateTimers1764200000004';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'timers',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId'),
        column.text('status', 20),
        reference('projectId', true),
        column.money('hourlyRateCents'),
        column.longText('notes'),
        column.instant('startTime'),
        column.instant('runningSince', { isNullable: true }),
        column.instant('pausedAt', { isNullable: true }),
        column.whole('accumulatedMs'),
        column.whole('version'),
      ],
      unique: [['userId']],
      index: [['projectId']],
    });
    await restrict(runner, 'timers', 'projectId', 'projects');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('timers');
  }
}
