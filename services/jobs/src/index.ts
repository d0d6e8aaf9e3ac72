import type { AreaDefinition } from '@dwang/platform';
import { carriesJobs, staysBehindOfJobs } from './carries-jobs';
import { erasesJobs, jobsInBusiness, recordsJobs } from './erases-jobs';
import { exportsJobs } from './exports-jobs';
import { JobsCoreModule } from './jobs.core.module';
import { JobsHttpModule } from './jobs.http.module';
import { seedJobs } from './seed/seed-jobs';
import { tables } from './tables';

export { ProjectAccess } from './access/project-access';
export { ActivityLog } from './activity/activity-log';
export { changesBetween } from './activity/changes-between';
export { ClientDirectory, type ClientFacts } from './clients/client-directory';
export { type ClientMover, ClientMoves } from './clients/client-moves';
export { JobsCoreModule } from './jobs.core.module';
export { PortalAccess } from './portal/portal-access';
export { type EstimateKeeper, KnownEstimates } from './projects/known-estimates';
export { type NamedProject, NamedProjects } from './projects/named-projects';
export { type ProjectBudget, ProjectBudgets } from './projects/project-budgets';
export { ProjectCount } from './projects/project-count';
export { ProjectDirectory, type ProjectFacts } from './projects/project-directory';
export { QuotedJobs } from './projects/quoted-jobs';
export { placeColumns, placeFrom } from './rows/place-columns';
export { type BookedDay, BookedDays } from './schedule/booked-days';
export { SiteDayDirectory, type SiteDayFacts } from './schedule/site-day-directory';
export { timesMeet } from './schedule/times-meet';
export { seedApproval } from './seed/seed-approval';
export { seedDrawnPhoto } from './seed/seed-job-pictures';
export { type OpenTask, OpenTasks } from './tasks/open-tasks';
export { type DaysAsked, HoursByDay } from './time-entries/hours-by-day';
export { RecentTime, type UnbilledOfProject } from './time-entries/recent-time';
export { type TimeGroup, TimeGroups } from './time-entries/time-groups';
export { type BillableEntry, UnbilledTime } from './time-entries/unbilled-time';
export { type RunningTimer, RunningTimers } from './timer/running-timers';

/** Projects with their notes, photos and tasks, clients, time entries and the running timer. */
export const area: AreaDefinition = {
  name: 'jobs',
  prefixes: [
    '/clients',
    '/projects',
    '/photos',
    '/time-entries',
    '/timesheets',
    '/timer',
    '/site-days',
    '/calendar-link',
    '/calendar',
    '/portal-links',
    '/portal',
    '/mailings',
    '/opt-outs',
  ],
  ...tables,
  CoreModule: JobsCoreModule,
  HttpModule: JobsHttpModule,
  exports: exportsJobs,
  carries: carriesJobs,
  staysBehind: staysBehindOfJobs,
  erases: erasesJobs,
  records: recordsJobs,
  inBusiness: jobsInBusiness,
  seed: seedJobs,
};
