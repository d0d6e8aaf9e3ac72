import { Module } from '@nestjs/common';
import { ProjectMembersController } from './access/project-members.controller';
import { ActivityController } from './activity/activity.controller';
import { ClientsController } from './clients/clients.controller';
import { JobFilesController } from './files/job-files.controller';
import { JobsCoreModule } from './jobs.core.module';
import { NotesController } from './notes/notes.controller';
import { PhotoContentController } from './photos/photo-content.controller';
import { PhotosController } from './photos/photos.controller';
import { ProjectsController } from './projects/projects.controller';
import { CalendarController } from './schedule/calendar/calendar.controller';
import { SiteDaysController } from './schedule/site-days.controller';
import { TasksController } from './tasks/tasks.controller';
import { TimeEntriesController } from './time-entries/time-entries.controller';
import { TimerController } from './timer/timer.controller';

@Module({
  imports: [JobsCoreModule],
  controllers: [
    ClientsController,
    ProjectsController,
    NotesController,
    TasksController,
    PhotosController,
    PhotoContentController,
    JobFilesController,
    TimeEntriesController,
    TimerController,
    SiteDaysController,
    CalendarController,
    ProjectMembersController,
    ActivityController,
  ],
})
export class JobsHttpModule {}
