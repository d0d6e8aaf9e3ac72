import { column, createTable, reference, restrict } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePortalViews1766300000105 implements MigrationInterface {
  readonly name = 'CreatePortalViews1766300000105';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'portal_views',
      columns: [
        column.id(),
        column.whole('companyId'),
        reference('linkId'),
        column.instant('viewedAt'),
        column.text('network', 12),
        column.text('device', 100),
      ],
      index: [['linkId', 'viewedAt']],
    });
    await restrict(runner, 'portal_views', 'linkId', 'portal_links');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('portal_views');
  }
}
