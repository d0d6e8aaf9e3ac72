import { Module } from '@nestjs/common';
import { AdminCoreModule } from './admin.core.module';
import { BackgroundWorkController } from './background-work/background-work.controller';
import { BackupsController } from './backups/backups.controller';
import { ClientErrorsController } from './client-errors/client-errors.controller';
import { DashboardController } from './dashboard/dashboard.controller';
import { FeaturesController } from './features/features.controller';
import { FeedbackController } from './feedback/feedback.controller';
import { MailLogController } from './mail-log/mail-log.controller';
import { SecurityLogsController } from './security-logs/security-logs.controller';
import { ServersController } from './servers/servers.controller';
import { SettingsAdminController } from './settings/settings-admin.controller';
import { BillingController } from './subscriptions/billing.controller';
import { PlansController } from './subscriptions/plans.controller';
import { SubscriptionsController } from './subscriptions/subscriptions.controller';
import { AdminUsersController } from './users/admin-users.controller';

@Module({
  imports: [AdminCoreModule],
  controllers: [
    DashboardController,
    AdminUsersController,
    ClientErrorsController,
    FeaturesController,
    FeedbackController,
    MailLogController,
    SecurityLogsController,
    ServersController,
    BackgroundWorkController,
    BackupsController,
    SettingsAdminController,
    PlansController,
    SubscriptionsController,
    BillingController,
  ],
})
export class AdminHttpModule {}
