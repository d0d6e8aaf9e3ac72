import { ClientStatement, Id, PaperLetter, SendStatement, StatementQuery } from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { StatementSending } from './statement-sending.service';
import { Statements } from './statements.service';

/** `:id` is the client. */
@Controller('statements/:id')
@AllowRoles('owner', 'user')
export class StatementsController {
  constructor(
    private readonly statements: Statements,
    private readonly sending: StatementSending,
  ) {}

  @Get()
  @Answers(ClientStatement)
  get(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Query({ schema: StatementQuery }) period: z.output<typeof StatementQuery>,
  ) {
    return this.statements.of(scope, id, period);
  }

  @Get('letter')
  @Answers(PaperLetter)
  letter(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Query({ schema: StatementQuery }) period: z.output<typeof StatementQuery>,
  ) {
    return this.sending.letter(scope, id, period);
  }

  @Post('send')
  @Answers(ClientStatement)
  send(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: SendStatement }) body: z.output<typeof SendStatement>,
  ) {
    return this.sending.send(scope, id, body);
  }
}
