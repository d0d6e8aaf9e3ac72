import { Id, PaperLetter, Quote, SendQuote } from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { QuoteSending } from './quote-sending.service';

@Controller('quotes/:id')
@AllowRoles('owner', 'user')
export class QuoteSendingController {
  constructor(private readonly sending: QuoteSending) {}

  @Get('letter')
  @Answers(PaperLetter)
  letter(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.sending.letter(scope, id);
  }

  @Post('send')
  @Answers(Quote)
  send(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: SendQuote }) body: z.output<typeof SendQuote>,
  ) {
    return this.sending.send(scope, id, body.letter);
  }
}
