import {
  Id,
  NotificationItem,
  NotificationListQuery,
  NotificationPage,
  ReadAllNotifications,
  UpdateNotification,
} from '@dwang/contracts';
import { Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Inject, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Notifications } from './notifications.service';

/** One's own notifications. */
@Controller('notifications')
export class NotificationsController {
  constructor(@Inject(Notifications) private readonly notifications: Notifications) {}

  @Get()
  @Answers(NotificationPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: NotificationListQuery }) query: z.output<typeof NotificationListQuery>) {
    return this.notifications.list(scope, query);
  }

  @Post('read-all')
  @Answers(ReadAllNotifications)
  async readAll(@CurrentScope() scope: Scope) {
    return { marked: await this.notifications.markAll(scope) };
  }

  @Patch(':id')
  @Answers(NotificationItem)
  update(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: UpdateNotification }) { read }: UpdateNotification,
  ) {
    return this.notifications.mark(scope, id, read);
  }
}
