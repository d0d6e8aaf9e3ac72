import type { AreaDefinition } from '@dwang/platform';
import { ClientRow } from './clients/client.entity';
import { JobsCoreModule } from './jobs.core.module';
import { JobsHttpModule } from './jobs.http.module';
import { AddTimerEvents1765200000001 } from './migrations/add-timer-events.migration';
import { CreateClients1764200000001 } from './migrations/create-clients.migration';
import { CreateProjects1764200000002 } from './migrations/create-projects.migration';
import { CreateTimeEntries1764200000003 } from './migrations/create-time-entries.migration';
import { CreateTimers1764200000004 } from './migrations/create-timers.migration';
import { ProjectRow } from './projects/project.entity';
import { seedJobs } from './seed/seed-jobs';
import { TimeEntryRow } from './time-entries/time-entry.entity';
import { EndedTimerRow } from './timer/ended-timer.entity';
import { TimerRow } from './timer/timer.entity';

export { ClientDirectory, type ClientFacts } from './clients/client-directory';
export { JobsCoreModule } from './jobs.core.module';
export { ProjectDirectory, type ProjectFacts } from './projects/project-directory';
export { type DaysAsked, HoursByDay } from './time-entries/hours-by-day';
export { RecentTime, type UnbilledOfProject } from './time-entries/recent-time';
export { type BillableEntry, UnbilledTime } from './time-entries/unbilled-time';
export { type RunningTimer, RunningTimers } from './timer/running-timers';

/** Projects, clients, time entries and the running timer. */
export const area: AreaDefinition = {
  name: 'jobs',
  prefixes: ['/clients', '/projects', '/time-entries', '/timer'],
  entities: [ClientRow, ProjectRow, TimeEntryRow, TimerRow, EndedTimerRow],
  migrations: [
    CreateClients1764200000001,
    CreateProjects1764200000002,
    CreateTimeEntries1764200000003,
    CreateTimers1764200000004,
    AddTimerEvents1765200000001,
  ],
  CoreModule: JobsCoreModule,
  HttpModule: JobsHttpModule,
  seed: seedJobs,
};
