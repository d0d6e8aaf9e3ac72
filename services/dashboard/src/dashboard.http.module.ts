import { Module } from '@nestjs/common';
import { DashboardCoreModule } from './dashboard.core.module';
import { InsightsController } from './insights/insights.controller';
import { LayoutController } from './layout/layout.controller';
import { LiveController } from './live/live.controller';
import { NotificationsController } from './notifications/notifications.controller';
import { PushController } from './push/push.controller';

@Module({
  imports: [DashboardCoreModule],
  controllers: [LayoutController, InsightsController, LiveController, NotificationsController, PushController],
})
export class DashboardHttpModule {}
