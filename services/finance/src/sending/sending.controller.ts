import {
  Id,
  PaperMail,
  PaperMailPage,
  PaperMailQuery,
  ReminderPage,
  ReminderQuery,
  ReminderStop,
  RemindersSent,
  SendingSettings,
  SendReminders,
  SetSendingSettings,
} from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import { PaperMails } from './paper-mails.service';
import { ReminderStops } from './reminder-stops';
import { Reminders } from './reminders.service';
import { SendingSettingsBook } from './sending-settings.service';

@Controller()
@AllowRoles('owner', 'user')
export class SendingController {
  constructor(
    private readonly mails: PaperMails,
    private readonly settings: SendingSettingsBook,
    private readonly reminders: Reminders,
    private readonly stops: ReminderStops,
  ) {}

  @Get('paper-mails')
  @Answers(PaperMailPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: PaperMailQuery }) query: z.output<typeof PaperMailQuery>) {
    return this.mails.list(scope, query);
  }

  @Post('paper-mails/:id/again')
  @Answers(PaperMail)
  again(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.mails.again(scope, id);
  }

  @Get('sending-settings')
  @Answers(SendingSettings)
  get(@CurrentScope() scope: Scope) {
    return this.settings.read(scope);
  }

  @Put('sending-settings')
  @AllowRoles('owner')
  @Answers(SendingSettings)
  set(@CurrentScope() scope: Scope, @Body({ schema: SetSendingSettings }) body: z.output<typeof SetSendingSettings>) {
    return this.settings.write(scope, body);
  }

  @Get('payment-reminders')
  @Answers(ReminderPage)
  overdue(@CurrentScope() scope: Scope, @Query({ schema: ReminderQuery }) query: z.output<typeof ReminderQuery>) {
    return this.reminders.list(scope, query);
  }

  @Post('payment-reminders')
  @Answers(RemindersSent)
  remind(@CurrentScope() scope: Scope, @Body({ schema: SendReminders }) body: z.output<typeof SendReminders>) {
    return this.reminders.send(scope, body);
  }

  @Get('payment-reminders/clients/:id')
  @Answers(ReminderStop)
  isReminded(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.stops.get(scope, 'client', id);
  }

  @Put('payment-reminders/clients/:id')
  @Answers(ReminderStop)
  setReminded(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: ReminderStop }) { isStopped }: ReminderStop,
  ) {
    return this.stops.set(scope, 'client', id, isStopped);
  }
}
