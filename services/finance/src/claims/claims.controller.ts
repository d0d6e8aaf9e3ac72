import {
  ClaimListQuery,
  ClaimPage,
  ClaimSettings,
  Id,
  PaymentClaim,
  RecordNotice,
  RecordSchedule,
  ServeClaim,
  SetClaimSettings,
  WriteClaim,
} from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import type { NoticeInput, ScheduleInput, ServeInput } from './claim-inputs';
import { ClaimReader } from './claim-reader';
import { ClaimSettingsBook } from './claim-settings.service';
import { Claims } from './claims.service';

@Controller()
@AllowRoles('owner', 'user')
export class ClaimsController {
  constructor(
    private readonly claims: Claims,
    private readonly reader: ClaimReader,
    private readonly settings: ClaimSettingsBook,
  ) {}

  @Put('invoices/:id/payment-claim')
  @Answers(PaymentClaim)
  write(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: WriteClaim }) body: z.output<typeof WriteClaim>,
  ) {
    return this.claims.write(scope, id, body);
  }

  @Get('payment-claims')
  @Answers(ClaimPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: ClaimListQuery }) query: z.output<typeof ClaimListQuery>) {
    return this.reader.list(scope, query);
  }

  @Get('payment-claims/settings')
  @Answers(ClaimSettings)
  getSettings(@CurrentScope() scope: Scope) {
    return this.settings.read(scope);
  }

  @Put('payment-claims/settings')
  @AllowRoles('owner')
  @Answers(ClaimSettings)
  setSettings(@CurrentScope() scope: Scope, @Body({ schema: SetClaimSettings }) body: z.output<typeof SetClaimSettings>) {
    return this.settings.write(scope, body);
  }

  @Get('payment-claims/:id')
  @Answers(PaymentClaim)
  get(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.reader.get(scope, id);
  }

  @Delete('payment-claims/:id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.claims.remove(scope, id);
  }

  @Post('payment-claims/:id/serve')
  @Answers(PaymentClaim)
  serve(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number, @Body({ schema: ServeClaim }) body: ServeInput) {
    return this.claims.serve(scope, id, body);
  }

  @Delete('payment-claims/:id/serve')
  @Answers(PaymentClaim)
  takeBack(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.claims.takeBack(scope, id);
  }

  @Put('payment-claims/:id/schedule')
  @Answers(PaymentClaim)
  schedule(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: RecordSchedule }) body: ScheduleInput,
  ) {
    return this.claims.schedule(scope, id, body);
  }

  @Delete('payment-claims/:id/schedule')
  @Answers(PaymentClaim)
  removeSchedule(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.claims.removeSchedule(scope, id);
  }

  @Put('payment-claims/:id/notice')
  @Answers(PaymentClaim)
  notice(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: RecordNotice }) body: NoticeInput,
  ) {
    return this.claims.notice(scope, id, body);
  }

  @Delete('payment-claims/:id/notice')
  @Answers(PaymentClaim)
  removeNotice(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.claims.removeNotice(scope, id);
  }
}
