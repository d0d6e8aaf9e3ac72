import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column, createTable } from '../data/table-builder';

export class CreateIdempotencyKeys1764100000000 implements MigrationInterface {
  readonly name = 'CreateIdempotencyKeys1764100000000';

  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, {
      name: 'idempotency_keys',
      columns: [
        column.id(),
        column.whole('userId'),
        column.text('requestKey', 255),
        column.text('requestHash', 64),
        column.whole('status', { isNullable: true }),
        column.longText('body', { isNullable: true }),
        column.instant('createdAt'),
      ],
      unique: [['userId', 'requestKey']],
      index: [['createdAt']],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('idempotency_keys');
  }
}
