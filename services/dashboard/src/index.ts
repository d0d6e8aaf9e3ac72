import type { AreaDefinition } from '@dwang/platform';
import { DashboardCoreModule } from './dashboard.core.module';
import { DashboardHttpModule } from './dashboard.http.module';
import { CreateDashboardLayouts1764600000000 } from './layout/create-dashboard-layouts.migration';
import { DashboardLayoutRow } from './layout/dashboard-layout.entity';

/** Each user's dashboard: which cards, in which order and size. */
export const area: AreaDefinition = {
  name: 'dashboard',
  prefixes: ['/dashboard', '/events'],
  entities: [DashboardLayoutRow],
  migrations: [CreateDashboardLayouts1764600000000],
  CoreModule: DashboardCoreModule,
  HttpModule: DashboardHttpModule,
};
