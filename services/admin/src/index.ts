import { type AreaDefinition, exported } from '@dwang/platform';
import { AdminCoreModule } from './admin.core.module';
import { AdminHttpModule } from './admin.http.module';
import { ClientErrorRow } from './client-errors/client-error.entity';
import { CreateClientErrors1764700000000 } from './client-errors/create-client-errors.migration';
import { erasesAdmin } from './erases-admin';
import { CreateFeedback1766100000000 } from './feedback/create-feedback.migration';
import { FeedbackRow } from './feedback/feedback.entity';

/** What only the platform administrator may see, and what people and their browsers report to them. */
export const area: AreaDefinition = {
  name: 'admin',
  prefixes: ['/admin', '/client-errors', '/feedback', '/billing'],
  entities: [ClientErrorRow, FeedbackRow],
  migrations: [CreateClientErrors1764700000000, CreateFeedback1766100000000],
  CoreModule: AdminCoreModule,
  HttpModule: AdminHttpModule,
  exports: ({ userId }) => [exported<FeedbackRow>({ name: 'feedback', entity: FeedbackRow, where: { userId } })],
  erases: erasesAdmin,
};
