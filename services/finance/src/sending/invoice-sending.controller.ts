import { Id, Invoice, InvoiceLetterQuery, PaperLetter, ReminderStop, SendInvoice } from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import { InvoiceSending } from './invoice-sending.service';
import { ReminderStops } from './reminder-stops';

@Controller('invoices/:id')
@AllowRoles('owner', 'user')
export class InvoiceSendingController {
  constructor(
    private readonly sending: InvoiceSending,
    private readonly stops: ReminderStops,
  ) {}

  @Get('letter')
  @Answers(PaperLetter)
  letter(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Query({ schema: InvoiceLetterQuery }) { issueDay }: z.output<typeof InvoiceLetterQuery>,
  ) {
    return this.sending.letter(scope, id, issueDay);
  }

  @Post('send')
  @Answers(Invoice)
  send(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: SendInvoice }) body: z.output<typeof SendInvoice>,
  ) {
    return this.sending.send(scope, id, body);
  }

  @Get('reminders')
  @Answers(ReminderStop)
  isReminded(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.stops.get(scope, 'invoice', id);
  }

  @Put('reminders')
  @Answers(ReminderStop)
  setReminded(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: ReminderStop }) { isStopped }: ReminderStop,
  ) {
    return this.stops.set(scope, 'invoice', id, isStopped);
  }
}
