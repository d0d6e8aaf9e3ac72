import { type AreaDefinition, exported } from '@dwang/platform';
import { AdminCoreModule } from './admin.core.module';
import { AdminHttpModule } from './admin.http.module';
import { BackupRow } from './backups/backup.entity';
import { CreateBackups1774000000011 } from './backups/create-backups.migration';
import { ClientErrorRow } from './client-errors/client-error.entity';
import { ClientFaultPerson, ClientFaultRow } from './client-errors/client-fault.entity';
import { CreateClientErrors1764700000000 } from './client-errors/create-client-errors.migration';
import { CreateClientFaults1781000000003 } from './client-errors/create-client-faults.migration';
import { CreateDailyFigures1774000000031 } from './dashboard/create-daily-figures.migration';
import { DailyFigures } from './dashboard/daily-figures.entity';
import { seedDashboard } from './dashboard/seed-dashboard';
import { erasesAdmin } from './erases-admin';
import { AddFeedbackNote1774000000041 } from './feedback/add-feedback-note.migration';
import { CreateFeedback1766100000000 } from './feedback/create-feedback.migration';
import { FeedbackRow } from './feedback/feedback.entity';
import { RefoldFeedback1782000000025 } from './feedback/refold-feedback.migration';
import { CreateServerProcesses1774000000012 } from './servers/create-server-processes.migration';
import { ServerProcess } from './servers/server-process.entity';

/** What only the platform administrator may see, and what people and their browsers report to them. */
export const area: AreaDefinition = {
  name: 'admin',
  prefixes: ['/admin', '/client-errors', '/feedback', '/billing'],
  entities: [BackupRow, DailyFigures, ServerProcess, ClientErrorRow, ClientFaultRow, ClientFaultPerson, FeedbackRow],
  migrations: [
    CreateClientErrors1764700000000,
    CreateFeedback1766100000000,
    CreateBackups1774000000011,
    CreateServerProcesses1774000000012,
    CreateDailyFigures1774000000031,
    AddFeedbackNote1774000000041,
    CreateClientFaults1781000000003,
    RefoldFeedback1782000000025,
  ],
  CoreModule: AdminCoreModule,
  HttpModule: AdminHttpModule,
  exports: ({ userId }) => [
    exported<FeedbackRow>({ name: 'feedback', entity: FeedbackRow, where: { userId }, without: ['note'] }),
  ],
  staysBehind: {
    backups: 'Of the operator of one installation.',
    daily_figures: 'How one installation grows.',
    server_processes: 'What runs at one installation.',
    client_errors: 'Told to the operator of one installation.',
    client_faults: 'Told to the operator of one installation.',
    client_fault_people: 'Told to the operator of one installation.',
    feedback: 'Told to the operator of one installation.',
  },
  erases: erasesAdmin,
  seed: seedDashboard,
};
