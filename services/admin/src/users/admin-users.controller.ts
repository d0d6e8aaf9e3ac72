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

@Controller('admin/users')
@AdministratorOnly()
export class AdminUsersController {
  constructor(
    @Inject(UserDirectory) private readonly directory: UserDirectory,
    @Inject(UserCare) private readonly care: UserCare,
    @Inject(UserInviting) private readonly inviting: UserInviting,
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
  invite(
    @CurrentScope() scope: Scope,
    @Body({ schema: InviteAdminUser }) body: z.output<typeof InviteAdminUser>,
    @Req() request: FastifyRequest,
  ) {
    return this.inviting.invite(scope, body, this.origin.of(request));
  }

  @Get(':id/leaving')
  @Answers(AdminUserLeaving)
  foresee(@Param('id', { schema: Id }) id: number) {
    return this.care.foresee(id);
  }

  @Patch(':id')
  @Answers(AdminUser)
  change(@Param('id', { schema: Id }) id: number, @Body({ schema: UpdateAdminUser }) body: z.output<typeof UpdateAdminUser>) {
    return this.care.change(id, body);
  }

  @Post(':id/sign-out')
  @AnswersNothing()
  signOut(@Param('id', { schema: Id }) id: number) {
    return this.care.signOut(id);
  }

  @Post(':id/reset-password')
  @Answers(AdminPasswordReset)
  resetPassword(@Param('id', { schema: Id }) id: number, @Req() request: FastifyRequest) {
    return this.care.resetPassword(id, this.origin.of(request));
  }

  @Delete(':id')
  @AnswersNothing()
  remove(
    @Param('id', { schema: Id }) id: number,
    @Query({ schema: DeleteAdminUserQuery }) query: z.output<typeof DeleteAdminUserQuery>,
  ) {
    return this.care.remove(id, query);
  }
}
