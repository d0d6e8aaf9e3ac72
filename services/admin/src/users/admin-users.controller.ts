import {
  AdminPasswordReset,
  AdminUser,
  AdminUserLeaving,
  AdminUserListQuery,
  AdminUserPage,
  DeleteAdminUserQuery,
  Id,
  Invitation,
  InviteAdminUser,
  UpdateAdminUser,
} from '@dwang/contracts';
import { UserCare, UserDirectory, UserInviting } from '@dwang/identity';
import { AdministratorOnly, Answers, AnswersNothing, CurrentScope, NotReplayed, PublicOrigin, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Inject, Param, Patch, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Deeds } from '../deeds/deeds.service';

@Controller('admin/users')
@AdministratorOnly()
export class AdminUsersController {
  constructor(
    @Inject(UserDirectory) private readonly directory: UserDirectory,
    @Inject(UserCare) private readonly care: UserCare,
    @Inject(UserInviting) private readonly inviting: UserInviting,
    @Inject(Deeds) private readonly deeds: Deeds,
    @Inject(PublicOrigin) private readonly origin: PublicOrigin,
  ) {}

  @Get()
  @Answers(AdminUserPage)
  list(@Query({ schema: AdminUserListQuery }) query: z.output<typeof AdminUserListQuery>) {
    return this.directory.list(query);
  }

  /** Its answer holds the secret: it is not kept for repetitions. */
  @Post()
  @NotReplayed()
  @Answers(Invitation, 201)
  async invite(
    @CurrentScope() scope: Scope,
    @Body({ schema: InviteAdminUser }) body: z.output<typeof InviteAdminUser>,
    @Req() request: FastifyRequest,
  ) {
    const invitation = await this.inviting.invite(scope, body, this.origin.of(request));
    await this.deeds.invited(body);
    return invitation;
  }

  @Get(':id/leaving')
  @Answers(AdminUserLeaving)
  foresee(@Param('id', { schema: Id }) id: number) {
    return this.care.foresee(id);
  }

  @Patch(':id')
  @Answers(AdminUser)
  async change(
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: UpdateAdminUser }) body: z.output<typeof UpdateAdminUser>,
  ) {
    const user = await this.care.change(id, body);
    this.deeds.changed(user, body);
    return user;
  }

  @Post(':id/sign-out')
  @AnswersNothing()
  async signOut(@Param('id', { schema: Id }) id: number): Promise<void> {
    await this.care.signOut(id);
    await this.deeds.did(id, (who) => `signed ${who} out everywhere`);
  }

  @Post(':id/reset-password')
  @Answers(AdminPasswordReset)
  async resetPassword(@Param('id', { schema: Id }) id: number, @Req() request: FastifyRequest) {
    const answer = await this.care.resetPassword(id, this.origin.of(request));
    await this.deeds.did(id, (who) =>
      answer.sendsMail
        ? `sent ${who} a link to a new password`
        : `asked for a new password of ${who}, and no email could be sent`,
    );
    return answer;
  }

  @Delete(':id')
  @AnswersNothing()
  async remove(
    @Param('id', { schema: Id }) id: number,
    @Query({ schema: DeleteAdminUserQuery }) query: z.output<typeof DeleteAdminUserQuery>,
  ): Promise<void> {
    await this.deeds.removed(id, await this.care.remove(id, query));
  }
}
