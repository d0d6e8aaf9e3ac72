import { Module } from '@nestjs/common';
import { AdminUsersController } from './users/admin-users.controller';

@Module({ controllers: [AdminUsersController] })
export class AdminHttpModule {}
