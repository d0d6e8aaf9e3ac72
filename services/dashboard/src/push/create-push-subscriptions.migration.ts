import { column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePushSubscriptions1765700002000 implements MigrationInterface {
  readonly name = 'CreatePushSubscriptions1765700002000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'push_subscriptions',
      columns: [
        column.id(),
        column.whole('userId'),
        column.whole('sessionId', { isNullable: true }),
        column.text('endpointHash', 64),
        column.text('endpoint', 2000),
        column.text('p256dh', 300),
        column.text('auth', 300),
        column.instant('createdAt'),
      ],
      unique: [['endpointHash']],
      index: [['userId']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('push_subscriptions');
  }
}
