import { Module } from '@nestjs/common';
import { ClientErrors } from './client-errors/client-errors.service';
import { FeedbackService } from './feedback/feedback.service';
import { SecurityLogs } from './security-logs/security-logs.service';

@Module({ providers: [ClientErrors, FeedbackService, SecurityLogs], exports: [ClientErrors, FeedbackService, SecurityLogs] })
export class AdminCoreModule {}
