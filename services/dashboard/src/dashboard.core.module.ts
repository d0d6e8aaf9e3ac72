import { FinanceCoreModule } from '@dwang/service-finance';
import { JobsCoreModule } from '@dwang/service-jobs';
import { ToolsCoreModule } from '@dwang/service-tools';
import { Module } from '@nestjs/common';
import { Recommend } from './insights/recommend.service';
import { SiteFindings } from './insights/site-findings';
import { WorkInsights } from './insights/work-insights.service';
import { Layouts } from './layout/layouts.service';
import { NoticeLetters } from './letters/notice-letters';
import { NoticeTexts } from './letters/notice-texts';
import { LiveStreams } from './live/live-streams';
import { NoticeBook } from './notifications/notice-book';
import { Notifications } from './notifications/notifications.service';
import { PushQueue } from './push/push-queue';
import { PushService } from './push/push-service';
import { PushSubscriptions } from './push/push-subscriptions';
import { ContractWatch } from './watch/contract-watch';
import { InvoiceWatch } from './watch/invoice-watch';
import { Settle } from './watch/settle';
import { TimerWatch } from './watch/timer-watch';
import { Watch } from './watch/watch';
import { WeatherWatch } from './watch/weather-watch';

const forControllers = [Layouts, WorkInsights, Recommend, LiveStreams, Notifications, PushService, PushSubscriptions];

@Module({
  imports: [FinanceCoreModule, JobsCoreModule, ToolsCoreModule],
  providers: [
    ...forControllers,
    SiteFindings,
    NoticeBook,
    PushQueue,
    NoticeLetters,
    NoticeTexts,
    ContractWatch,
    InvoiceWatch,
    TimerWatch,
    WeatherWatch,
    Settle,
    Watch,
  ],
  exports: forControllers,
})
export class DashboardCoreModule {}
