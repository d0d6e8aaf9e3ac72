import type { AreaDefinition } from '@dwang/platform';
import { DashboardCoreModule } from './dashboard.core.module';
import { DashboardHttpModule } from './dashboard.http.module';
import { erasesDashboard } from './erases-dashboard';
import { exportsDashboard } from './exports-dashboard';
import { CreateDashboardLayouts1764600000000 } from './layout/create-dashboard-layouts.migration';
import { DashboardLayoutRow } from './layout/dashboard-layout.entity';
import { AddNoticeLetters1773000000003 } from './notifications/add-notice-letters.migration';
import { CreateNotifications1765700001000 } from './notifications/create-notifications.migration';
import { NotificationRow } from './notifications/notification.entity';
import { CreatePushSubscriptions1765700002000 } from './push/create-push-subscriptions.migration';
import { PushSubscriptionRow } from './push/push-subscription.entity';

/** Each user's dashboard, what they are told, and the stream by which open tabs hear of changes. Needs the cores of jobs, finance and tools. */
export const area: AreaDefinition = {
  name: 'dashboard',
  prefixes: ['/dashboard', '/events', '/insights', '/notifications', '/push-subscriptions'],
  entities: [DashboardLayoutRow, NotificationRow, PushSubscriptionRow],
  migrations: [
    CreateDashboardLayouts1764600000000,
    CreateNotifications1765700001000,
    CreatePushSubscriptions1765700002000,
    AddNoticeLetters1773000000003,
  ],
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
