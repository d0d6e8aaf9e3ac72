import { type ExportedRows, exported, type Scope } from '@dwang/platform';
import { DashboardLayoutRow } from './layout/dashboard-layout.entity';
import { NotificationRow } from './notifications/notification.entity';

/** One's own dashboard, and what one was told of. */
export const exportsDashboard = ({ userId }: Scope): ExportedRows[] => [
  exported<DashboardLayoutRow>({ name: 'dashboard', entity: DashboardLayoutRow, where: { userId } }),
  exported<NotificationRow>({
    name: 'notifications',
    entity: NotificationRow,
    where: { userId },
    without: ['dedupeKey', 'mailWaits', 'smsWaits'],
  }),
];
