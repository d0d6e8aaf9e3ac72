import { Feedback, FeedbackListQuery, FeedbackPage, Id, SendFeedback, UpdateFeedback } from '@dwang/contracts';
import { AdministratorOnly, Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Inject, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { FeedbackService } from './feedback.service';

@Controller()
export class FeedbackController {
  constructor(@Inject(FeedbackService) private readonly feedback: FeedbackService) {}

  @Post('feedback')
  @AnswersNothing()
  send(@CurrentScope() scope: Scope, @Body({ schema: SendFeedback }) body: z.output<typeof SendFeedback>) {
    return this.feedback.send(scope, body);
  }

  @Get('admin/feedback')
  @AdministratorOnly()
  @Answers(FeedbackPage)
  list(@Query({ schema: FeedbackListQuery }) query: z.output<typeof FeedbackListQuery>) {
    return this.feedback.list(query);
  }

  @Patch('admin/feedback/:id')
  @AdministratorOnly()
  @Answers(Feedback)
  change(@Param('id', { schema: Id }) id: number, @Body({ schema: UpdateFeedback }) body: z.output<typeof UpdateFeedback>) {
    return this.feedback.change(id, body);
  }
}
