import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDailyFigures1774000000031 implements MigrationInterface {
  readonly name = 'CreateDailyFigures1774000000031';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'daily_figures',
      columns: [
        column.id(),
        column.day('day'),
        column.whole('activeUsers'),
        column.whole('sessions'),
        column.whole('usedMinutes'),
        column.whole('projects'),
        column.instant('countedAt'),
        column.instant('sampledAt'),
      ],
      unique: [['day']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('daily_figures');
  }
}
