import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, dropTables } from '../data/table-builder';
import { auditTables } from './initial/audit';
import { dataTables } from './initial/data';
import { healthTables } from './initial/health';
import { idempotencyTables } from './initial/idempotency';
import { mailTables } from './initial/mail';
import { scheduleTables } from './initial/schedule';
import { securityLogTables } from './initial/security-log';
import { settingsTables } from './initial/settings';

/** Those first that others point at. */
const TABLES = [
  ...idempotencyTables,
  ...dataTables,
  ...settingsTables,
  ...auditTables,
  ...mailTables,
  ...scheduleTables,
  ...securityLogTables,
  ...healthTables,
];

export class InitialPlatform1790000000000 implements MigrationInterface {
  readonly name = 'InitialPlatform1790000000000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
