import { createTables, dropTables } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { layoutTables } from './initial/layout';
import { notificationsTables } from './initial/notifications';
import { pushTables } from './initial/push';

/** Those first that others point at. */
const TABLES = [...layoutTables, ...pushTables, ...notificationsTables];

export class InitialDashboard1790000000005 implements MigrationInterface {
  readonly name = 'InitialDashboard1790000000005';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
