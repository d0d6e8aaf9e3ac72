import {
  AcceptQuote,
  CreateQuote,
  CreditNote,
  DeclineQuote,
  DuplicateQuote,
  Id,
  Invoice,
  InvoiceQuote,
  Quote,
  QuoteEventPage,
  QuoteEventQuery,
  QuoteListQuery,
  QuotePage,
  ReplaceQuote,
} from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import type { QuoteInput } from './quote-content';
import { QuoteHistory } from './quote-history';
import { QuoteInvoicing } from './quote-invoicing.service';
import { QuoteReader } from './quote-reader';
import type { QuoteQuery } from './quotes.repository';
import { QuotesService } from './quotes.service';

const TheId = () => Param('id', { schema: Id });

@Controller('quotes')
@AllowRoles('owner', 'user')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly invoicing: QuoteInvoicing,
    private readonly reader: QuoteReader,
    private readonly events: QuoteHistory,
  ) {}

  @Get()
  @Answers(QuotePage)
  list(@CurrentScope() scope: Scope, @Query({ schema: QuoteListQuery }) query: QuoteQuery) {
    return this.reader.list(scope, query);
  }

  @Post()
  @Answers(Quote, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreateQuote }) body: QuoteInput) {
    return this.quotes.create(scope, body);
  }

  @Get(':id')
  @Answers(Quote)
  get(@CurrentScope() scope: Scope, @TheId() id: number) {
    return this.reader.get(scope, id);
  }

  @Put(':id')
  @Answers(Quote)
  replace(
    @CurrentScope() scope: Scope,
    @TheId() id: number,
    @Body({ schema: ReplaceQuote }) { version, ...body }: z.output<typeof ReplaceQuote>,
  ) {
    return this.quotes.replace(scope, id, body, version);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @TheId() id: number) {
    return this.quotes.remove(scope, id);
  }

  @Post(':id/accept')
  @Answers(Quote)
  accept(@CurrentScope() scope: Scope, @TheId() id: number, @Body({ schema: AcceptQuote }) body: z.output<typeof AcceptQuote>) {
    return this.quotes.accept(scope, id, body);
  }

  @Post(':id/decline')
  @Answers(Quote)
  decline(
    @CurrentScope() scope: Scope,
    @TheId() id: number,
    @Body({ schema: DeclineQuote }) body: z.output<typeof DeclineQuote>,
  ) {
    return this.quotes.decline(scope, id, body);
  }

  @Post(':id/revise')
  @Answers(Quote, 201)
  revise(@CurrentScope() scope: Scope, @TheId() id: number) {
    return this.quotes.revise(scope, id);
  }

  @Post(':id/duplicate')
  @Answers(Quote, 201)
  duplicate(
    @CurrentScope() scope: Scope,
    @TheId() id: number,
    @Body({ schema: DuplicateQuote }) { uid }: z.output<typeof DuplicateQuote>,
  ) {
    return this.quotes.duplicate(scope, id, uid);
  }

  @Post(':id/job')
  @Answers(Quote)
  makeJob(@CurrentScope() scope: Scope, @TheId() id: number) {
    return this.quotes.makeJob(scope, id);
  }

  @Post(':id/invoice')
  @Answers(Invoice, 201)
  makeInvoice(
    @CurrentScope() scope: Scope,
    @TheId() id: number,
    @Body({ schema: InvoiceQuote }) body: z.output<typeof InvoiceQuote>,
  ) {
    return this.invoicing.makeInvoice(scope, id, body);
  }

  @Post(':id/credit-note')
  @Answers(CreditNote, 201)
  makeCreditNote(@CurrentScope() scope: Scope, @TheId() id: number) {
    return this.invoicing.makeCreditNote(scope, id);
  }

  @Get(':id/history')
  @Answers(QuoteEventPage)
  history(
    @CurrentScope() scope: Scope,
    @TheId() id: number,
    @Query({ schema: QuoteEventQuery }) query: z.output<typeof QuoteEventQuery>,
  ) {
    return this.events.list(scope, id, query);
  }
}
