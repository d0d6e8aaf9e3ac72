import { ConfirmationSent, ConfirmEmail } from '@dwang/contracts';
import {
  Answers,
  AnswersNothing,
  BeforeSecondStep,
  CurrentScope,
  NotReplayed,
  Public,
  PublicOrigin,
  type Scope,
  SignInLimit,
} from '@dwang/platform';
import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { EmailConfirmations } from './email-confirmations.service';

@Controller('auth/confirm-email')
export class EmailsController {
  constructor(
    @Inject(EmailConfirmations) private readonly confirmations: EmailConfirmations,
    @Inject(PublicOrigin) private readonly origin: PublicOrigin,
  ) {}

  @Post()
  @Public()
  @SignInLimit()
  @AnswersNothing()
  confirm(@Body({ schema: ConfirmEmail }) { token }: z.output<typeof ConfirmEmail>): Promise<void> {
    return this.confirmations.confirm(token);
  }

  @Post('send')
  @BeforeSecondStep()
  @NotReplayed()
  @Answers(ConfirmationSent)
  async again(@CurrentScope() { userId }: Scope, @Req() request: FastifyRequest) {
    return { sent: await this.confirmations.again(userId, this.origin.of(request)) };
  }
}
