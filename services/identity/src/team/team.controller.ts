import { CreateInvitation, Id, Invitation, Invitations, TeamMember, TeamMembers, UpdateTeamMember } from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, NotReplayed, PublicOrigin, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Inject, Param, Patch, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { InvitationsService } from './invitations.service';
import { TeamService } from './team.service';

/** The people of one's company. Contractors know only those with whom they share a job. */
@Controller('team')
@AllowRoles('owner')
export class TeamController {
  constructor(
    @Inject(TeamService) private readonly team: TeamService,
    @Inject(InvitationsService) private readonly invitations: InvitationsService,
    @Inject(PublicOrigin) private readonly origin: PublicOrigin,
  ) {}

  @Get('members')
  @AllowRoles('owner', 'user')
  @Answers(TeamMembers)
  members(@CurrentScope() scope: Scope) {
    return this.team.list(scope);
  }

  @Patch('members/:id')
  @Answers(TeamMember)
  change(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: UpdateTeamMember }) body: z.output<typeof UpdateTeamMember>,
  ) {
    return this.team.change(scope, id, body);
  }

  @Delete('members/:id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.team.remove(scope, id);
  }

  @Get('invitations')
  @Answers(Invitations)
  invited(@CurrentScope() scope: Scope) {
    return this.invitations.list(scope);
  }

  /** Its answer holds the secret: it is not kept for repetitions. */
  @Post('invitations')
  @NotReplayed()
  @Answers(Invitation, 201)
  invite(
    @CurrentScope() scope: Scope,
    @Body({ schema: CreateInvitation }) body: z.output<typeof CreateInvitation>,
    @Req() request: FastifyRequest,
  ) {
    return this.invitations.create(scope, body, this.origin.of(request));
  }

  @Post('invitations/:id/resend')
  @NotReplayed()
  @Answers(Invitation)
  resend(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number, @Req() request: FastifyRequest) {
    return this.invitations.resend(scope, id, this.origin.of(request));
  }

  @Delete('invitations/:id')
  @AnswersNothing()
  revoke(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.invitations.revoke(scope, id);
  }
}
