import {
  CreateInvoice,
  DuplicateInvoice,
  Id,
  Invoice,
  InvoiceAgeing,
  InvoiceDocumentPage,
  InvoiceDocumentQuery,
  InvoiceEventPage,
  InvoiceEventQuery,
  InvoiceListQuery,
  InvoicePage,
  ReplaceDraft,
  UpdateInvoice,
  VoidInvoice,
} from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Ageing } from './invoice-ageing';
import type { InvoiceInput } from './invoice-content';
import { InvoiceHistory } from './invoice-history';
import { InvoiceReader } from './invoice-reader';
import type { InvoiceQuery } from './invoices.repository';
import { InvoicesService } from './invoices.service';

@Controller('invoices')
@AllowRoles('owner', 'user')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly reader: InvoiceReader,
    private readonly events: InvoiceHistory,
    private readonly ageing: Ageing,
  ) {}

  @Get()
  @Answers(InvoicePage)
  list(@CurrentScope() scope: Scope, @Query({ schema: InvoiceListQuery }) query: InvoiceQuery) {
    return this.reader.list(scope, query);
  }

  @Post()
  @Answers(Invoice, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreateInvoice }) body: InvoiceInput) {
    return this.invoices.create(scope, body);
  }

  @Get('ageing')
  @Answers(InvoiceAgeing)
  ages(@CurrentScope() scope: Scope) {
    return this.ageing.of(scope);
  }

  @Get('documents')
  @Answers(InvoiceDocumentPage)
  documents(@CurrentScope() scope: Scope, @Query({ schema: InvoiceDocumentQuery }) query: InvoiceQuery) {
    return this.reader.documents(scope, query);
  }

  @Get(':id')
  @Answers(Invoice)
  get(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.reader.get(scope, id);
  }

  @Put(':id')
  @Answers(Invoice)
  replace(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: ReplaceDraft }) body: z.output<typeof ReplaceDraft>,
  ) {
    return this.invoices.replace(scope, id, body);
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
  void(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: VoidInvoice }) { reason }: z.output<typeof VoidInvoice>,
  ) {
    return this.invoices.void(scope, id, reason);
  }

  @Post(':id/duplicate')
  @Answers(Invoice, 201)
  duplicate(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: DuplicateInvoice }) body: z.output<typeof DuplicateInvoice>,
  ) {
    return this.invoices.duplicate(scope, id, body);
  }

  @Get(':id/history')
  @Answers(InvoiceEventPage)
  history(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Query({ schema: InvoiceEventQuery }) query: z.output<typeof InvoiceEventQuery>,
  ) {
    return this.events.list(scope, id, query);
  }
}
