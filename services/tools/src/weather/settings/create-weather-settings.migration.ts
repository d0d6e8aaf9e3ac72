import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateWeatherSettings1765500001000 implements MigrationInterface {
  readonly name = 'CreateWeatherSettings1765500001000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'weather_settings',
      columns: [
        column.id(),
        column.whole('companyId'),
        column.text('provider', 20),
        column.text('apiKey', 200, { isNullable: true }),
        column.text('region', 40),
        column.whole('version'),
        column.instant('updatedAt'),
      ],
      unique: [['companyId']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('weather_settings');
  }
}
