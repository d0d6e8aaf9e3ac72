import { createTables, dropTables } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { companiesTables } from './initial/companies';
import { devicesTables } from './initial/devices';
import { emailsTables } from './initial/emails';
import { exportTables } from './initial/export';
import { insertPlans } from './initial/first-plans';
import { importTables } from './initial/import';
import { passkeysTables } from './initial/passkeys';
import { passwordsTables } from './initial/passwords';
import { plansTables } from './initial/plans';
import { preferencesTables } from './initial/preferences';
import { secondStepTables } from './initial/second-step';
import { sessionsTables } from './initial/sessions';
import { signInTables } from './initial/sign-in';
import { teamTables } from './initial/team';
import { usersTables } from './initial/users';

/** Those first that others point at. */
const TABLES = [
  ...signInTables,
  ...preferencesTables,
  ...teamTables,
  ...usersTables,
  ...emailsTables,
  ...sessionsTables,
  ...secondStepTables,
  ...passkeysTables,
  ...devicesTables,
  ...plansTables,
  ...importTables,
  ...exportTables,
  ...passwordsTables,
  ...companiesTables,
];

export class InitialIdentity1790000000001 implements MigrationInterface {
  readonly name = 'InitialIdentity1790000000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    await insertPlans(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
