import {
  CreateRetention,
  Id,
  Invoice,
  ReleaseRetention,
  Retention,
  RetentionListQuery,
  RetentionMoves,
  RetentionPage,
  UpdateRetention,
} from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import { RetentionHolding } from './retention-holding.service';
import { RetentionReader } from './retention-reader';
import { Retentions } from './retentions.service';

@Controller()
@AllowRoles('owner', 'user')
export class RetentionsController {
  constructor(
    private readonly retentions: Retentions,
    private readonly holding: RetentionHolding,
    private readonly reader: RetentionReader,
  ) {}

  @Get('retentions')
  @Answers(RetentionPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: RetentionListQuery }) query: z.output<typeof RetentionListQuery>) {
    return this.reader.list(scope, query);
  }

  @Post('retentions')
  @Answers(Retention, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreateRetention }) body: z.output<typeof CreateRetention>) {
    return this.retentions.create(scope, body);
  }

  @Get('retentions/:id')
  @Answers(Retention)
  get(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.reader.get(scope, id);
  }

  @Put('retentions/:id')
  @Answers(Retention)
  update(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: UpdateRetention }) body: z.output<typeof UpdateRetention>,
  ) {
    return this.retentions.update(scope, id, body);
  }

  @Delete('retentions/:id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.retentions.remove(scope, id);
  }

  @Get('retentions/:id/moves')
  @Answers(RetentionMoves)
  moves(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.reader.moves(scope, id);
  }

  @Post('retentions/:id/release')
  @Answers(Invoice, 201)
  release(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: ReleaseRetention }) { amount }: ReleaseRetention,
  ) {
    return this.retentions.release(scope, id, amount);
  }

  @Post('invoices/:id/retention')
  @Answers(Invoice)
  hold(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.holding.hold(scope, id);
  }
}
