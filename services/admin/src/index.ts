import { type AreaDefinition, exported } from '@dwang/platform';
import { AdminCoreModule } from './admin.core.module';
import { AdminHttpModule } from './admin.http.module';
import { seedDashboard } from './dashboard/seed-dashboard';
import { erasesAdmin } from './erases-admin';
import { FeedbackRow } from './feedback/feedback.entity';
import { tables } from './tables';

/** What only the platform administrator may see, and what people and their browsers report to them. */
export const area: AreaDefinition = {
  name: 'admin',
  prefixes: ['/admin', '/client-errors', '/feedback', '/billing'],
  ...tables,
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
