import type { AreaDefinition } from '@dwang/platform';
import { ClientRow } from './clients/client.entity';
import { JobsCoreModule } from './jobs.core.module';
import { JobsHttpModule } from './jobs.http.module';
import { CreateClients1764200000001 } from './migrations/create-clients.migration';
import { CreateProjects1764200000002 } from './migrations/create-projects.migration';
import { CreateTimeEntries1764200000003 } from './migrations/create-time-entries.migration';
import { CreateTimers1764200000004 } from './migrations/create-timers.migration';
import { ProjectRow } from './projects/project.entity';
import { seedJobs } from './seed/seed-jobs';
import { TimeEntryRow } from './time-entries/time-entry.entity';
import { TimerRow } from './timer/timer.entity';

export { ClientDirectory, type ClientFacts } from './clients/client-directory';
export { JobsCoreModule } from './jobs.core.module';
export { ProjectDirectory, type ProjectFacts } from './projects/project-directory';
export { type BillableEntry, UnbilledTime } from './time-entries/unbilled-time';

/** Projects, clients, time entries and the running timer. */
export const area: AreaDefinition = {
  name: 'jobs',
  prefixes: ['/clients', '/projects', '/time-entries', '/timer'],
  entities: [ClientRow, ProjectRow, TimeEntryRow, TimerRow],
  migrations: [
    CreateClients1764200000001,
    CreateProjects1764200000002,
    CreateTimeEntries1764200000003,
    CreateTimers1764200000004,
  ],
  CoreModule: JobsCoreModule,
  HttpModule: JobsHttpModule,
  seed: seedJobs,
};
