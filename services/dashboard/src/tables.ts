import { DashboardLayoutRow } from './layout/dashboard-layout.entity';
import { InitialDashboard1790000000005 } from './migrations/initial.migration';
import { NotificationRow } from './notifications/notification.entity';
import { PushSubscriptionRow } from './push/push-subscription.entity';

/** The tables of this area. Migrations stand in the order in which they run. */
export const tables = {
  entities: [DashboardLayoutRow, NotificationRow, PushSubscriptionRow],
  migrations: [InitialDashboard1790000000005],
};
