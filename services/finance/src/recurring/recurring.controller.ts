import {
  CreateRecurringInvoice,
  Id,
  PauseRecurringInvoice,
  RecurringInvoice,
  RecurringInvoicePage,
  RecurringInvoiceQuery,
  ReplaceRecurringInvoice,
} from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import { RecurringInvoices } from './recurring.service';

const TheId = () => Param('id', { schema: Id });

@Controller('recurring-invoices')
@AllowRoles('owner', 'user')
export class RecurringController {
  constructor(private readonly recurring: RecurringInvoices) {}

  @Get()
  @Answers(RecurringInvoicePage)
  list(@CurrentScope() scope: Scope, @Query({ schema: RecurringInvoiceQuery }) query: z.output<typeof RecurringInvoiceQuery>) {
    return this.recurring.list(scope, query);
  }

  @Post()
  @Answers(RecurringInvoice, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreateRecurringInvoice }) body: z.output<typeof CreateRecurringInvoice>) {
    return this.recurring.create(scope, body);
  }

  @Get(':id')
  @Answers(RecurringInvoice)
  get(@CurrentScope() scope: Scope, @TheId() id: number) {
    return this.recurring.get(scope, id);
  }

  @Put(':id')
  @Answers(RecurringInvoice)
  replace(
    @CurrentScope() scope: Scope,
    @TheId() id: number,
    @Body({ schema: ReplaceRecurringInvoice }) body: z.output<typeof ReplaceRecurringInvoice>,
  ) {
    return this.recurring.replace(scope, id, body);
  }

  @Patch(':id')
  @Answers(RecurringInvoice)
  pause(
    @CurrentScope() scope: Scope,
    @TheId() id: number,
    @Body({ schema: PauseRecurringInvoice }) { paused }: z.output<typeof PauseRecurringInvoice>,
  ) {
    return this.recurring.pause(scope, id, paused);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @TheId() id: number) {
    return this.recurring.remove(scope, id);
  }
}
