import { Module } from '@nestjs/common';
import { NewMembers } from './access/new-members';
import { ProjectAccess } from './access/project-access';
import { ProjectMembersService } from './access/project-members.service';
import { ActivityService } from './activity/activity.service';
import { ActivityLog } from './activity/activity-log';
import { Bin } from './bin/bin';
import { ClientDirectory } from './clients/client-directory';
import { ClientDuplicates } from './clients/client-duplicates';
import { ClientMerge } from './clients/client-merge.service';
import { ClientMoves } from './clients/client-moves';
import { ClientParts } from './clients/client-parts';
import { ClientsRepository } from './clients/clients.repository';
import { ClientsService } from './clients/clients.service';
import { ContactsService } from './clients/contacts.service';
import { ClientImport } from './clients/import/client-import.service';
import { WriteClients } from './clients/import/write-clients';
import { SitesService } from './clients/sites.service';
import { JobFilesService } from './files/job-files.service';
import { LetterPost } from './mailings/letter-post';
import { MailingsService } from './mailings/mailings.service';
import { OptOuts } from './mailings/opt-outs.service';
import { Recipients } from './mailings/recipients.service';
import { NotesService } from './notes/notes.service';
import { PhotoArchive } from './photos/photo-archive';
import { PhotoContent } from './photos/photo-content';
import { PhotoRows } from './photos/photo-rows';
import { PhotoThumbnails } from './photos/photo-thumbnails';
import { PhotosService } from './photos/photos.service';
import { RecentPhotos } from './photos/recent-photos';
import { PortalService } from './portal/portal.service';
import { PortalAccess } from './portal/portal-access';
import { PortalLinks } from './portal/portal-links.service';
import { GeneralProject } from './projects/general-project';
import { JobPlace } from './projects/job-place';
import { KnownEstimates } from './projects/known-estimates';
import { LastActivity } from './projects/last-activity';
import { NamedProjects } from './projects/named-projects';
import { ProjectBudgets } from './projects/project-budgets';
import { ProjectCount } from './projects/project-count';
import { ProjectDirectory } from './projects/project-directory';
import { ProjectHours } from './projects/project-hours';
import { ProjectsRepository } from './projects/projects.repository';
import { ProjectsService } from './projects/projects.service';
import { QuotedJobs } from './projects/quoted-jobs';
import { BookedDays } from './schedule/booked-days';
import { CalendarFeed } from './schedule/calendar/calendar-feed';
import { CalendarLinks } from './schedule/calendar/calendar-links.service';
import { SiteDayDirectory } from './schedule/site-day-directory';
import { SiteDaysRepository } from './schedule/site-days.repository';
import { SiteDaysService } from './schedule/site-days.service';
import { SitePeopleService } from './schedule/site-people.service';
import { OpenTasks } from './tasks/open-tasks';
import { TaskPeople } from './tasks/task-people';
import { TasksService } from './tasks/tasks.service';
import { ApprovedTime } from './time-entries/approved-time';
import { BulkEntriesService } from './time-entries/bulk-entries.service';
import { EntryBilling } from './time-entries/entry-billing';
import { EntryHistory } from './time-entries/entry-history';
import { EntryLock } from './time-entries/entry-lock';
import { EntryProjects } from './time-entries/entry-projects';
import { EntrySearch } from './time-entries/entry-search';
import { EntryStream } from './time-entries/entry-stream';
import { HeldWeeks } from './time-entries/held-weeks';
import { HoursByDay } from './time-entries/hours-by-day';
import { RecentTime } from './time-entries/recent-time';
import { TimeEntriesRepository } from './time-entries/time-entries.repository';
import { TimeEntriesService } from './time-entries/time-entries.service';
import { TimeExport } from './time-entries/time-export';
import { TimeGroups } from './time-entries/time-groups';
import { TimeHintsService } from './time-entries/time-hints.service';
import { TimeSummaryService } from './time-entries/time-summary.service';
import { TimeSumsService } from './time-entries/time-sums.service';
import { TimesheetMail } from './time-entries/timesheet-mail';
import { UnbilledTime } from './time-entries/unbilled-time';
import { WageRecord } from './time-entries/wage-record';
import { WhoseTime } from './time-entries/whose-time';
import { RunningTimers } from './timer/running-timers';
import { TimerRepository } from './timer/timer.repository';
import { TimerService } from './timer/timer.service';
import { TimerView } from './timer/timer.view';
import { TimerEntriesService } from './timer/timer-entries.service';
import { WorkSeen } from './timer/work-seen';
import { CopyWeekService } from './timesheets/copy-week.service';
import { TimeCellService } from './timesheets/time-cell.service';
import { TimesheetView } from './timesheets/timesheet.view';
import { TimesheetWeeksService } from './timesheets/timesheet-weeks.service';
import { WeekGridService } from './timesheets/week-grid.service';
import { WeekNotices } from './timesheets/week-notices';

const forControllers = [
  ClientsService,
  ClientDuplicates,
  ClientMerge,
  ClientImport,
  WriteClients,
  ContactsService,
  SitesService,
  MailingsService,
  Recipients,
  OptOuts,
  PortalLinks,
  PortalService,
  ProjectsService,
  NotesService,
  TasksService,
  PhotosService,
  PhotoContent,
  PhotoThumbnails,
  PhotoArchive,
  RecentPhotos,
  JobFilesService,
  TimeEntriesService,
  TimeSummaryService,
  BulkEntriesService,
  TimeSumsService,
  TimeHintsService,
  TimeExport,
  WageRecord,
  TimesheetMail,
  TimesheetWeeksService,
  TimesheetView,
  WeekNotices,
  JobPlace,
  WeekGridService,
  TimeCellService,
  CopyWeekService,
  TimerService,
  TimerEntriesService,
  SiteDaysService,
  SitePeopleService,
  ProjectMembersService,
  ActivityService,
  CalendarLinks,
  CalendarFeed,
];
const publicFace = [
  ProjectCount,
  PortalAccess,
  QuotedJobs,
  KnownEstimates,
  ActivityLog,
  ProjectAccess,
  ClientDirectory,
  ClientMoves,
  ProjectDirectory,
  NamedProjects,
  BookedDays,
  SiteDayDirectory,
  ProjectBudgets,
  OpenTasks,
  UnbilledTime,
  EntrySearch,
  HoursByDay,
  TimeGroups,
  RecentTime,
  RunningTimers,
];

@Module({
  providers: [
    ...forControllers,
    ...publicFace,
    ClientsRepository,
    ClientParts,
    LetterPost,
    ProjectsRepository,
    TimeEntriesRepository,
    EntryHistory,
    EntryProjects,
    EntryLock,
    HeldWeeks,
    EntryBilling,
    EntryStream,
    ApprovedTime,
    WhoseTime,
    GeneralProject,
    LastActivity,
    ProjectHours,
    NewMembers,
    PhotoRows,
    TaskPeople,
    Bin,
    SiteDaysRepository,
    TimerRepository,
    TimerView,
    WorkSeen,
  ],
  exports: [...forControllers, ...publicFace],
})
export class JobsCoreModule {}
