import type { AreaDefinition } from '@dwang/platform';
import { ProjectMemberRow } from './access/project-member.entity';
import { ActivityRow } from './activity/activity.entity';
import { carriesJobs, staysBehindOfJobs } from './carries-jobs';
import { ClientRow } from './clients/client.entity';
import { ContactRow, SiteRow } from './clients/client-details.entity';
import { erasesJobs, jobsInBusiness, recordsJobs } from './erases-jobs';
import { exportsJobs } from './exports-jobs';
import { JobFileRow } from './files/job-file.entity';
import { JobsCoreModule } from './jobs.core.module';
import { JobsHttpModule } from './jobs.http.module';
import { LetterRow } from './mailings/letter.entity';
import { MailingRow } from './mailings/mailing.entity';
import { AddClientBook1766300000101 } from './migrations/add-client-book.migration';
import { AddClientIdentity1768800000011 } from './migrations/add-client-identity.migration';
import { AddClientNzbn1768100000002 } from './migrations/add-client-nzbn.migration';
import { AddClientTerms1768800000012 } from './migrations/add-client-terms.migration';
import { AddHeldDays1782000000042 } from './migrations/add-held-days.migration';
import { AddJobPlaces1768300000001 } from './migrations/add-job-places.migration';
import { AddJobSites1766900000001 } from './migrations/add-job-sites.migration';
import { AddLetters1767200000002 } from './migrations/add-letters.migration';
import { AddListOrder1766600000001 } from './migrations/add-list-order.migration';
import { AddPhotoDetails1766000000001 } from './migrations/add-photo-details.migration';
import { AddProjectEstimates1765400000001 } from './migrations/add-project-estimates.migration';
import { AddProjectStages1766500000001 } from './migrations/add-project-stages.migration';
import { AddTaskAssignees1766500000003 } from './migrations/add-task-assignees.migration';
import { AddTimerEvents1765200000001 } from './migrations/add-timer-events.migration';
import { AddTimerMoves1766200000001 } from './migrations/add-timer-moves.migration';
import { AddTimesheets1766400000002 } from './migrations/add-timesheets.migration';
import { CarryTimeWithWords1767200000001 } from './migrations/carry-time-with-words.migration';
import { CreateActivity1766500000002 } from './migrations/create-activity.migration';
import { CreateCalendarLinks1766100000003 } from './migrations/create-calendar-links.migration';
import { CreateCancelledSiteDays1766100000002 } from './migrations/create-cancelled-site-days.migration';
import { CreateClientContacts1766300000102 } from './migrations/create-client-contacts.migration';
import { CreateClientSites1766300000103 } from './migrations/create-client-sites.migration';
import { CreateClients1764200000001 } from './migrations/create-clients.migration';
import { CreateJobFiles1766000000002 } from './migrations/create-job-files.migration';
import { CreateLetters1766300000107 } from './migrations/create-letters.migration';
import { CreateMailings1766300000106 } from './migrations/create-mailings.migration';
import { CreateNotes1765400000002 } from './migrations/create-notes.migration';
import { CreatePhotos1765400000004 } from './migrations/create-photos.migration';
import { CreatePortalLinks1766300000104 } from './migrations/create-portal-links.migration';
import { CreatePortalViews1766300000105 } from './migrations/create-portal-views.migration';
import { CreateProjectMembers1766200000011 } from './migrations/create-project-members.migration';
import { CreateProjects1764200000002 } from './migrations/create-projects.migration';
import { CreateSiteDays1766100000001 } from './migrations/create-site-days.migration';
import { CreateTasks1765400000003 } from './migrations/create-tasks.migration';
import { CreateTimeEntries1764200000003 } from './migrations/create-time-entries.migration';
import { CreateTimers1764200000004 } from './migrations/create-timers.migration';
import { CreateWords1766800000001 } from './migrations/create-words.migration';
import { IndexPhotoDays1782000000053 } from './migrations/index-photo-days.migration';
import { KeepClientJobs1768700000001 } from './migrations/keep-client-jobs.migration';
import { KeepJobSums1766800000002 } from './migrations/keep-job-sums.migration';
import { KeepLongestTime1768700000004 } from './migrations/keep-longest-time.migration';
import { KeepOldestUnbilled1768700000002 } from './migrations/keep-oldest-unbilled.migration';
import { RefoldJobs1782000000021 } from './migrations/refold-jobs.migration';
import { NoteRow } from './notes/note.entity';
import { PhotoRow } from './photos/photo.entity';
import { PortalLinkRow } from './portal/portal-link.entity';
import { PortalViewRow } from './portal/portal-view.entity';
import { ProjectRow } from './projects/project.entity';
import { CalendarLinkRow } from './schedule/calendar/calendar-link.entity';
import { CancelledSiteDayRow } from './schedule/cancelled-site-day.entity';
import { SiteDayRow } from './schedule/site-day.entity';
import { seedJobs } from './seed/seed-jobs';
import { TaskRow } from './tasks/task.entity';
import { TimeEntryRow } from './time-entries/time-entry.entity';
import { TimesheetWeekRow } from './time-entries/timesheet-week.entity';
import { EndedTimerRow } from './timer/ended-timer.entity';
import { TimerRow } from './timer/timer.entity';

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
  entities: [
    ClientRow,
    ContactRow,
    SiteRow,
    PortalLinkRow,
    PortalViewRow,
    MailingRow,
    LetterRow,
    ProjectRow,
    TimeEntryRow,
    TimesheetWeekRow,
    TimerRow,
    EndedTimerRow,
    NoteRow,
    TaskRow,
    PhotoRow,
    JobFileRow,
    SiteDayRow,
    CancelledSiteDayRow,
    CalendarLinkRow,
    ProjectMemberRow,
    ActivityRow,
  ],
  migrations: [
    CreateClients1764200000001,
    CreateProjects1764200000002,
    CreateTimeEntries1764200000003,
    CreateTimers1764200000004,
    AddTimerEvents1765200000001,
    AddProjectEstimates1765400000001,
    CreateNotes1765400000002,
    CreateTasks1765400000003,
    CreatePhotos1765400000004,
    AddTimerMoves1766200000001,
    AddPhotoDetails1766000000001,
    CreateJobFiles1766000000002,
    CreateSiteDays1766100000001,
    CreateCancelledSiteDays1766100000002,
    CreateCalendarLinks1766100000003,
    CreateProjectMembers1766200000011,
    AddProjectStages1766500000001,
    CreateActivity1766500000002,
    AddTaskAssignees1766500000003,
    AddTimesheets1766400000002,
    AddClientBook1766300000101,
    CreateClientContacts1766300000102,
    CreateClientSites1766300000103,
    CreatePortalLinks1766300000104,
    CreatePortalViews1766300000105,
    CreateMailings1766300000106,
    CreateLetters1766300000107,
    AddListOrder1766600000001,
    CreateWords1766800000001,
    KeepJobSums1766800000002,
    AddClientNzbn1768100000002,
    AddJobSites1766900000001,
    CarryTimeWithWords1767200000001,
    AddLetters1767200000002,
    AddJobPlaces1768300000001,
    KeepClientJobs1768700000001,
    KeepOldestUnbilled1768700000002,
    KeepLongestTime1768700000004,
    AddClientIdentity1768800000011,
    AddClientTerms1768800000012,
    RefoldJobs1782000000021,
    AddHeldDays1782000000042,
    IndexPhotoDays1782000000053,
  ],
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
