import { Module } from '@nestjs/common';
import { ClientsController } from './clients/clients.controller';
import { JobsCoreModule } from './jobs.core.module';
import { ProjectsController } from './projects/projects.controller';
import { TimeEntriesController } from './time-entries/time-entries.controller';
import { TimerController } from './timer/timer.controller';

@Module({
  imports: [JobsCoreModule],
  controllers: [ClientsController, ProjectsController, TimeEntriesController, TimerController],
})
export class JobsHttpModule {}
