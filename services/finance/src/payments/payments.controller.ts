import {
  ClientCredit,
  CreatePayment,
  CreateRefund,
  Id,
  Invoice,
  Payment,
  PaymentListQuery,
  PaymentPage,
  RemovePayment,
} from '@dwang/contracts';
import { AllowRoles, Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { InvoiceReader } from '../invoices/invoice-reader';
import { PaymentBook, type PaymentInput } from './payment-book';
import { PaymentList, type PaymentQuery } from './payment-list';
import { Refunds } from './refunds.service';

@Controller()
@AllowRoles('owner', 'user')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentBook,
    private readonly refunds: Refunds,
    private readonly invoices: InvoiceReader,
    private readonly lists: PaymentList,
  ) {}

  @Get('payments')
  @Answers(PaymentPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: PaymentListQuery }) query: PaymentQuery) {
    return this.lists.page(scope, query);
  }

  @Post('invoices/:id/payments')
  @Answers(Invoice, 201)
  async add(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: CreatePayment }) body: PaymentInput,
  ) {
    await this.payments.add(scope, id, body);
    return this.invoices.get(scope, id);
  }

  @Post('payments/:id/remove')
  @Answers(Payment)
  remove(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: RemovePayment }) { reason }: z.output<typeof RemovePayment>,
  ) {
    return this.payments.remove(scope, id, reason);
  }

  @Get('client-credits/:id')
  @Answers(ClientCredit)
  credit(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) clientId: number) {
    return this.refunds.creditOf(scope, clientId);
  }

  @Post('client-credits/:id/refunds')
  @Answers(ClientCredit, 201)
  refund(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) clientId: number,
    @Body({ schema: CreateRefund }) body: z.output<typeof CreateRefund>,
  ) {
    return this.refunds.add(scope, clientId, body);
  }
}
