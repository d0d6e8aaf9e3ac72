import type { AreaDefinition } from '@dwang/platform';
import { DashboardCoreModule } from './dashboard.core.module';
import { DashboardHttpModule } from './dashboard.http.module';
import { erasesDashboard } from './erases-dashboard';
import { exportsDashboard } from './exports-dashboard';
import { tables } from './tables';

/** Each user's dashboard, what they are told, and the stream by which open tabs hear of changes. Needs the cores of jobs, finance and tools. */
export const area: AreaDefinition = {
  name: 'dashboard',
  prefixes: ['/dashboard', '/events', '/insights', '/notifications', '/push-subscriptions'],
  ...tables,
  CoreModule: DashboardCoreModule,
  HttpModule: DashboardHttpModule,
  exports: exportsDashboard,
  staysBehind: {
    dashboard_layouts: 'How a person likes one installation to look.',
    notifications: 'What somebody was told lately; they lead to addresses of one installation.',
    push_subscriptions: 'Browsers that one installation may write to.',
  },
  erases: erasesDashboard,
};
