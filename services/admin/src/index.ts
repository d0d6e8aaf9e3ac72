import type { AreaDefinition } from '@dwang/platform';
import { AdminCoreModule } from './admin.core.module';
import { AdminHttpModule } from './admin.http.module';

/** What only the platform administrator may see. */
export const area: AreaDefinition = {
  name: 'admin',
  prefixes: ['/admin'],
  entities: [],
  migrations: [],
  CoreModule: AdminCoreModule,
  HttpModule: AdminHttpModule,
};
