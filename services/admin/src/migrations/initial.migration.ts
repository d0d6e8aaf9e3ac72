import { createTables, dropTables } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { backupsTables } from './initial/backups';
import { clientErrorsTables } from './initial/client-errors';
import { dashboardTables } from './initial/dashboard';
import { feedbackTables } from './initial/feedback';
import { serversTables } from './initial/servers';

/** Those first that others point at. */
const TABLES = [...backupsTables, ...serversTables, ...dashboardTables, ...feedbackTables, ...clientErrorsTables];

export class InitialAdmin1790000000006 implements MigrationInterface {
  readonly name = 'InitialAdmin1790000000006';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
