import { createTables, dropTables } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accessTables } from './initial/access';
import { activityTables } from './initial/activity';
import { clientsTables } from './initial/clients';
import { filesTables } from './initial/files';
import { mailingsTables } from './initial/mailings';
import { notesTables } from './initial/notes';
import { photosTables } from './initial/photos';
import { portalTables } from './initial/portal';
import { projectsTables } from './initial/projects';
import { scheduleTables } from './initial/schedule';
import { tasksTables } from './initial/tasks';
import { timeEntriesTables } from './initial/time-entries';
import { timerTables } from './initial/timer';

/** Those first that others point at. */
const TABLES = [
  ...clientsTables,
  ...projectsTables,
  ...timerTables,
  ...notesTables,
  ...photosTables,
  ...filesTables,
  ...scheduleTables,
  ...accessTables,
  ...portalTables,
  ...mailingsTables,
  ...timeEntriesTables,
  ...activityTables,
  ...tasksTables,
];

export class InitialJobs1790000000002 implements MigrationInterface {
  readonly name = 'InitialJobs1790000000002';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
