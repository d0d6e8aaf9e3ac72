import { JobsCoreModule } from '@dwang/service-jobs';
import { Module } from '@nestjs/common';
import { BackgroundWork } from './background-work/background-work.service';
import { BackupMaker } from './backups/backup-maker';
import { BackupPlaces } from './backups/backup-places';
import { Backups } from './backups/backups.service';
import { ClientErrors } from './client-errors/client-errors.service';
import { ClientFaults } from './client-errors/client-faults.service';
import { DailyFiguresKeeper } from './dashboard/daily-figures-keeper';
import { Dashboard } from './dashboard/dashboard.service';
import { RecentChanges } from './dashboard/recent-changes';
import { Deeds } from './deeds/deeds.service';
import { Features } from './features/features.service';
import { FeedbackService } from './feedback/feedback.service';
import { MailFinder } from './mail-log/mail-finder';
import { MailLogs } from './mail-log/mail-logs.service';
import { SecurityLogs } from './security-logs/security-logs.service';
import { Servers } from './servers/servers.service';
import { SettingsAdmin } from './settings/settings-admin.service';
import { DatabaseUpkeep } from './upkeep/database-upkeep.service';

const services = [
  DailyFiguresKeeper,
  Dashboard,
  RecentChanges,
  BackgroundWork,
  BackupMaker,
  BackupPlaces,
  Deeds,
  Backups,
  DatabaseUpkeep,
  Servers,
  ClientErrors,
  ClientFaults,
  FeedbackService,
  Features,
  MailFinder,
  MailLogs,
  SecurityLogs,
  SettingsAdmin,
];

@Module({ imports: [JobsCoreModule], providers: services, exports: services })
export class AdminCoreModule {}
