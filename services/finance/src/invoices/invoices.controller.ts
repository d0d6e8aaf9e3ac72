import { CreateInvoice, Id, Invoice, InvoiceListQuery, InvoicePage, UpdateInvoice } from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import type { InvoiceInput } from './invoice-content';
import type { InvoiceQuery } from './invoices.repository';
import { InvoicesService } from './invoices.service';

@Controller('invoices')
@AllowRoles('owner', 'user')
export class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  @Get()
  @Answers(InvoicePage)
  list(@CurrentScope() scope: Scope, @Query({ schema: InvoiceListQuery }) query: InvoiceQuery) {
    return this.invoices.list(scope, query);
  }

  @Post()
  @Answers(Invoice, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreateInvoice }) body: InvoiceInput) {
    return this.invoices.create(scope, body);
  }

  @Get(':id')
  @Answers(Invoice)
  get(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.invoices.get(scope, id);
  }

  @Patch(':id')
  @Answers(Invoice)
  update(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: UpdateInvoice }) body: z.output<typeof UpdateInvoice>,
  ) {
    return this.invoices.update(scope, id, body);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.invoices.remove(scope, id);
  }

  @Post(':id/void')
  @Answers(Invoice)
  void(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.invoices.void(scope, id);
  }
}
