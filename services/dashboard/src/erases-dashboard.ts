import { type ErasedRows, erased, type Leaving } from '@dwang/platform';
import { In } from 'typeorm';
import { DashboardLayoutRow } from './layout/dashboard-layout.entity';
import { NotificationRow } from './notifications/notification.entity';
import { PushSubscriptionRow } from './push/push-subscription.entity';

/** All of it is one person's own. */
export function erasesDashboard({ userIds }: Leaving): ErasedRows[] {
  const where = { userId: In([...userIds]) };
  return [
    erased<DashboardLayoutRow>({ entity: DashboardLayoutRow, where }),
    erased<NotificationRow>({ entity: NotificationRow, where }),
    erased<PushSubscriptionRow>({ entity: PushSubscriptionRow, where }),
  ];
}
