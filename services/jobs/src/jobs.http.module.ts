import { Module } from '@nestjs/common';
import { ProjectMembersController } from './access/project-members.controller';
import { ActivityController, ClientActivityController } from './activity/activity.controller';
import { ContactsController, SitesController } from './clients/client-details.controller';
import { ClientsController } from './clients/clients.controller';
import { JobFilesController } from './files/job-files.controller';
import { JobsCoreModule } from './jobs.core.module';
import { MailingsController } from './mailings/mailings.controller';
import { OptOutsController } from './mailings/opt-outs.controller';
import { NotesController } from './notes/notes.controller';
import { PhotoContentController } from './photos/photo-content.controller';
import { PhotosController } from './photos/photos.controller';
import { RecentPhotosController } from './photos/recent-photos.controller';
import { PortalController } from './portal/portal.controller';
import { PortalLinksController } from './portal/portal-links.controller';
import { ProjectsController } from './projects/projects.controller';
import { CalendarController } from './schedule/calendar/calendar.controller';
import { SiteDaysController } from './schedule/site-days.controller';
import { TasksController } from './tasks/tasks.controller';
import { TimeEntriesController } from './time-entries/time-entries.controller';
import { TimeReportsController } from './time-entries/time-reports.controller';
import { TimerController } from './timer/timer.controller';
import { TimesheetsController } from './timesheets/timesheets.controller';
import { WeekEntriesController } from './timesheets/week-entries.controller';

@Module({
  imports: [JobsCoreModule],
  controllers: [
    ClientsController,
    ContactsController,
    SitesController,
    PortalLinksController,
    PortalController,
    MailingsController,
    OptOutsController,
    ProjectsController,
    NotesController,
    TasksController,
    PhotosController,
    PhotoContentController,
    RecentPhotosController,
    JobFilesController,
    TimeReportsController,
    WeekEntriesController,
    TimesheetsController,
    TimeEntriesController,
    TimerController,
    SiteDaysController,
    CalendarController,
    ProjectMembersController,
    ActivityController,
    ClientActivityController,
  ],
})
export class JobsHttpModule {}
