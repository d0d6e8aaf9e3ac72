import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateWeatherReplies1765500000000 implements MigrationInterface {
  readonly name = 'CreateWeatherReplies1765500000000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'weather_replies',
      columns: [column.id(), column.text('place', 120), column.longText('reply'), column.instant('fetchedAt')],
      unique: [['place']],
      index: [['fetchedAt']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('weather_replies');
  }
}
