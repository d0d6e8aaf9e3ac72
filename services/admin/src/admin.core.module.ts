import { Module } from '@nestjs/common';
import { ClientErrors } from './client-errors/client-errors.service';
import { Features } from './features/features.service';
import { FeedbackService } from './feedback/feedback.service';
import { SecurityLogs } from './security-logs/security-logs.service';
import { SettingsAdmin } from './settings/settings-admin.service';

const services = [ClientErrors, FeedbackService, Features, SecurityLogs, SettingsAdmin];

@Module({ providers: services, exports: services })
export class AdminCoreModule {}
