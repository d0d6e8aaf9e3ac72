import { Module } from '@nestjs/common';
import { NewMembers } from './access/new-members';
import { ProjectAccess } from './access/project-access';
import { ProjectMembersService } from './access/project-members.service';
import { ActivityService } from './activity/activity.service';
import { ActivityLog } from './activity/activity-log';
import { Bin } from './bin/bin';
import { ClientDirectory } from './clients/client-directory';
import { ClientsRepository } from './clients/clients.repository';
import { ClientsService } from './clients/clients.service';
import { JobFilesService } from './files/job-files.service';
import { NotesService } from './notes/notes.service';
import { PhotoArchive } from './photos/photo-archive';
import { PhotoContent } from './photos/photo-content';
import { PhotoRows } from './photos/photo-rows';
import { PhotoThumbnails } from './photos/photo-thumbnails';
import { PhotosService } from './photos/photos.service';
import { GeneralProject } from './projects/general-project';
import { LastActivity } from './projects/last-activity';
import { NamedProjects } from './projects/named-projects';
import { ProjectBudgets } from './projects/project-budgets';
import { ProjectDirectory } from './projects/project-directory';
import { ProjectHours } from './projects/project-hours';
import { ProjectsRepository } from './projects/projects.repository';
import { ProjectsService } from './projects/projects.service';
import { BookedDays } from './schedule/booked-days';
import { CalendarFeed } from './schedule/calendar/calendar-feed';
import { CalendarLinks } from './schedule/calendar/calendar-links.service';
import { SiteDayDirectory } from './schedule/site-day-directory';
import { SiteDaysRepository } from './schedule/site-days.repository';
import { SiteDaysService } from './schedule/site-days.service';
import { SitePeopleService } from './schedule/site-people.service';
import { OpenTasks } from './tasks/open-tasks';
import { TasksService } from './tasks/tasks.service';
import { EntryHistory } from './time-entries/entry-history';
import { EntryProjects } from './time-entries/entry-projects';
import { HoursByDay } from './time-entries/hours-by-day';
import { RecentTime } from './time-entries/recent-time';
import { TimeEntriesRepository } from './time-entries/time-entries.repository';
import { TimeEntriesService } from './time-entries/time-entries.service';
import { TimeSummaryService } from './time-entries/time-summary.service';
import { UnbilledTime } from './time-entries/unbilled-time';
import { RunningTimers } from './timer/running-timers';
import { TimerRepository } from './timer/timer.repository';
import { TimerService } from './timer/timer.service';
import { TimerView } from './timer/timer.view';
import { TimerEntriesService } from './timer/timer-entries.service';
import { WorkSeen } from './timer/work-seen';

const forControllers = [
  ClientsService,
  ProjectsService,
  NotesService,
  TasksService,
  PhotosService,
  PhotoContent,
  PhotoThumbnails,
  PhotoArchive,
  JobFilesService,
  TimeEntriesService,
  TimeSummaryService,
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
  ActivityLog,
  ProjectAccess,
  ClientDirectory,
  ProjectDirectory,
  NamedProjects,
  BookedDays,
  SiteDayDirectory,
  ProjectBudgets,
  OpenTasks,
  UnbilledTime,
  HoursByDay,
  RecentTime,
  RunningTimers,
];

@Module({
  providers: [
    ...forControllers,
    ...publicFace,
    ClientsRepository,
    ProjectsRepository,
    TimeEntriesRepository,
    EntryHistory,
    EntryProjects,
    GeneralProject,
    LastActivity,
    ProjectHours,
    NewMembers,
    PhotoRows,
    Bin,
    SiteDaysRepository,
    TimerRepository,
    TimerView,
    WorkSeen,
  ],
  exports: [...forControllers, ...publicFace],
})
export class JobsCoreModule {}
