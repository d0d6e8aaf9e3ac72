import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEstimates1768600000001 implements MigrationInterface {
  readonly name = 'CreateEstimates1768600000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'estimates',
      columns: [
        column.id(),
        column.uid(),
        column.whole('companyId'),
        column.whole('userId'),
        column.whole('projectId', { isNullable: true }),
        column.flag('isTemplate'),
        column.text('name', 200),
        column.text('supplier', 64),
        column.whole('waste'),
        column.whole('margin'),
        column.text('gst', 10),
        column.longText('notes'),
        column.whole('lineCount'),
        column.money('totalCents'),
        column.text('searchText', 1000),
        column.text('madeOf', 64),
        column.instant('createdAt'),
        column.instant('updatedAt'),
        column.instant('deletedAt', { isNullable: true }),
        column.whole('version', { default: 1 }),
      ],
      unique: [['companyId', 'uid']],
      index: [
        ['companyId', 'isTemplate', 'updatedAt'],
        ['companyId', 'projectId', 'updatedAt'],
      ],
    });
    await createTable(runner, {
      name: 'estimate_lines',
      columns: [
        column.id(),
        column.whole('companyId'),
        reference('estimateId'),
        column.whole('position'),
        column.text('kind', 10),
        column.uid(),
        column.text('materialId', 64, { isNullable: true }),
        column.text('description', 200),
        column.text('unit', 20),
        column.whole('thousandths'),
        column.money('priceCents'),
      ],
      unique: [['estimateId', 'position']],
      index: [['companyId', 'estimateId']],
    });
    await restrict(runner, 'estimate_lines', 'estimateId', 'estimates');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('estimate_lines');
    await runner.dropTable('estimates');
  }
}
