import { AcceptInvitation, OpenInvitation, RegisterResponse } from '@dwang/contracts';
import { Answers, NotReplayed, Public, SignInLimit } from '@dwang/platform';
import { Body, Controller, Get, Inject, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { InvitationAcceptance } from './invitation-acceptance.service';

/** For whoever holds the link; counted tightly, as sign-in is. */
@Controller('auth/invitations')
export class InvitationController {
  constructor(@Inject(InvitationAcceptance) private readonly invitations: InvitationAcceptance) {}

  @Get(':token')
  @Public()
  @SignInLimit()
  @Answers(OpenInvitation)
  open(@Param('token') token: string) {
    return this.invitations.open(token);
  }

  @Post(':token')
  @Public()
  @SignInLimit()
  @NotReplayed()
  @Answers(RegisterResponse, 201)
  async accept(@Param('token') token: string, @Body({ schema: AcceptInvitation }) body: z.output<typeof AcceptInvitation>) {
    return { user: await this.invitations.accept(token, body) };
  }
}
