import type { AreaDefinition } from '@dwang/platform';
import { AdminCoreModule } from './admin.core.module';
import { AdminHttpModule } from './admin.http.module';
import { ClientErrorRow } from './client-errors/client-error.entity';
import { CreateClientErrors1764700000000 } from './client-errors/create-client-errors.migration';

/** What only the platform administrator may see, and the faults that browsers report to them. */
export const area: AreaDefinition = {
  name: 'admin',
  prefixes: ['/admin', '/client-errors'],
  entities: [ClientErrorRow],
  migrations: [CreateClientErrors1764700000000],
  CoreModule: AdminCoreModule,
  HttpModule: AdminHttpModule,
};
