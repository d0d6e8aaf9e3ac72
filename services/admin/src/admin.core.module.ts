import { Module } from '@nestjs/common';
import { ClientErrors } from './client-errors/client-errors.service';
import { FeedbackService } from './feedback/feedback.service';

@Module({ providers: [ClientErrors, FeedbackService], exports: [ClientErrors, FeedbackService] })
export class AdminCoreModule {}
