import { AdminUserListQuery, AdminUserPage } from '@dwang/contracts';
import { UserDirectory } from '@dwang/identity';
import { AdministratorOnly, Answers } from '@dwang/platform';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import type { z } from 'zod';

@Controller('admin/users')
@AdministratorOnly()
export class AdminUsersController {
  constructor(@Inject(UserDirectory) private readonly directory: UserDirectory) {}

  @Get()
  @Answers(AdminUserPage)
  list(@Query({ schema: AdminUserListQuery }) query: z.output<typeof AdminUserListQuery>) {
    return this.directory.list(query);
  }
}
