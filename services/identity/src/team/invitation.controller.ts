import { AcceptInvitation, OpenInvitation, RegisterResponse } from '@dwang/contracts';
import { Answers, NotReplayed, Public, PublicOrigin, SignInLimit } from '@dwang/platform';
import { Body, Controller, Get, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { EmailConfirmations } from '../emails/email-confirmations.service';
import { InvitationAcceptance } from './invitation-acceptance.service';

/** For whoever holds the link; counted tightly, as sign-in is. */
@Controller('auth/invitations')
export class InvitationController {
  constructor(
    @Inject(InvitationAcceptance) private readonly invitations: InvitationAcceptance,
    @Inject(EmailConfirmations) private readonly confirmations: EmailConfirmations,
    @Inject(PublicOrigin) private readonly origin: PublicOrigin,
  ) {}

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
  async accept(
    @Param('token') token: string,
    @Body({ schema: AcceptInvitation }) body: z.output<typeof AcceptInvitation>,
    @Req() request: FastifyRequest,
  ) {
    const user = await this.invitations.accept(token, body);
    this.confirmations.begin(user.id, this.origin.of(request));
    return { user };
  }
}
