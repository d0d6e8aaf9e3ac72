import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMeasurements1764500000000 implements MigrationInterface {
  readonly name = 'CreateMeasurements1764500000000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'measurements',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId'),
        column.text('name', 200),
        column.whole('thousandths'),
        column.text('unit', 4),
        column.flag('calibrated'),
        column.longText('note'),
        column.text('searchText', 1000),
        column.instant('createdAt'),
      ],
      unique: [['companyId', 'uid']],
      index: [['companyId', 'createdAt']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('measurements');
  }
}
