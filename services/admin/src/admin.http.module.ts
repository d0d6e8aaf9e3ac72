import { Module } from '@nestjs/common';
import { AdminCoreModule } from './admin.core.module';
import { ClientErrorsController } from './client-errors/client-errors.controller';
import { FeedbackController } from './feedback/feedback.controller';
import { SecurityLogsController } from './security-logs/security-logs.controller';
import { BillingController } from './subscriptions/billing.controller';
import { PlansController } from './subscriptions/plans.controller';
import { SubscriptionsController } from './subscriptions/subscriptions.controller';
import { AdminUsersController } from './users/admin-users.controller';

@Module({
  imports: [AdminCoreModule],
  controllers: [
    AdminUsersController,
    ClientErrorsController,
    FeedbackController,
    SecurityLogsController,
    PlansController,
    SubscriptionsController,
    BillingController,
  ],
})
export class AdminHttpModule {}
