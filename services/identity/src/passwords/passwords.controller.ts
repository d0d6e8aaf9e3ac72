import { ChangePassword, ForgotPassword, ForgotPasswordResponse, ResetPassword } from '@dwang/contracts';
import {
  Answers,
  AnswersNothing,
  CurrentScope,
  Mail,
  NotReplayed,
  Public,
  PublicOrigin,
  readSessionToken,
  type Scope,
  SignInLimit,
} from '@dwang/platform';
import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { PasswordChange } from './password-change.service';
import { PasswordResets } from './password-resets.service';

@Controller('auth')
export class PasswordsController {
  constructor(
    @Inject(PasswordChange) private readonly change: PasswordChange,
    @Inject(PasswordResets) private readonly resets: PasswordResets,
    @Inject(Mail) private readonly mail: Mail,
    @Inject(PublicOrigin) private readonly origin: PublicOrigin,
  ) {}

  @Post('change-password')
  @NotReplayed()
  @AnswersNothing()
  changePassword(
    @CurrentScope() scope: Scope,
    @Body({ schema: ChangePassword }) body: z.output<typeof ChangePassword>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.change.change(scope.userId, body, readSessionToken(request));
  }

  @Post('forgot-password')
  @Public()
  @SignInLimit()
  @NotReplayed()
  @Answers(ForgotPasswordResponse)
  forgot(@Body({ schema: ForgotPassword }) { email }: z.output<typeof ForgotPassword>, @Req() request: FastifyRequest) {
    const origin = this.origin.of(request);
    if (origin !== null) this.resets.begin(email, origin);
    return { sendsMail: this.mail.isOn && origin !== null };
  }

  @Post('reset-password')
  @Public()
  @SignInLimit()
  @AnswersNothing()
  reset(@Body({ schema: ResetPassword }) { token, password }: z.output<typeof ResetPassword>): Promise<void> {
    return this.resets.finish(token, password);
  }
}
