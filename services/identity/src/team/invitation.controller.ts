import { AcceptInvitation, LoginResponse, OpenInvitation } from '@dwang/contracts';
import { Answers, NotReplayed, Public, PublicOrigin, SignInLimit } from '@dwang/platform';
import { Body, Controller, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { EmailConfirmations } from '../emails/email-confirmations.service';
import { Entrance } from '../sign-in/entrance.service';
import { InvitationAcceptance } from './invitation-acceptance.service';

/** For whoever holds the link; counted tightly, as sign-in is. */
@Controller('auth/invitations')
export class InvitationController {
  constructor(
    @Inject(InvitationAcceptance) private readonly invitations: InvitationAcceptance,
    @Inject(EmailConfirmations) private readonly confirmations: EmailConfirmations,
    @Inject(Entrance) private readonly entrance: Entrance,
    @Inject(PublicOrigin) private readonly origin: PublicOrigin,
  ) {}

  @Get(':token')
  @Public()
  @SignInLimit()
  @Answers(OpenInvitation)
  open(@Param('token') token: string) {
    return this.invitations.open(token);
  }

  /** Makes the account and signs it in: the link and the new password have just shown who it is. */
  @Post(':token')
  @Public()
  @SignInLimit()
  @NotReplayed()
  @Answers(LoginResponse, 201)
  async accept(
    @Param('token') token: string,
    @Body({ schema: AcceptInvitation }) body: z.output<typeof AcceptInvitation>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { isShared, ...person } = body;
    const user = await this.invitations.accept(token, person);
    this.confirmations.begin(user.id, this.origin.of(request));
    return this.entrance.open(user.id, request, reply, { isShared });
  }
}
