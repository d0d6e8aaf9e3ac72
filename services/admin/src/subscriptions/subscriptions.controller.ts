import {
  CreateSubscription,
  Id,
  MarkSubscriptionPaid,
  SubscriptionDetails,
  SubscriptionInvoice,
  SubscriptionListQuery,
  SubscriptionPage,
  UpdateSubscription,
} from '@dwang/contracts';
import { SubscriptionPayments, SubscriptionReader, Subscriptions } from '@dwang/identity';
import { AdministratorOnly, Answers } from '@dwang/platform';
import { Body, Controller, Get, Inject, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';

@Controller('admin/subscriptions')
@AdministratorOnly()
export class SubscriptionsController {
  constructor(
    @Inject(Subscriptions) private readonly subscriptions: Subscriptions,
    @Inject(SubscriptionReader) private readonly reader: SubscriptionReader,
    @Inject(SubscriptionPayments) private readonly payments: SubscriptionPayments,
  ) {}

  @Get()
  @Answers(SubscriptionPage)
  list(@Query({ schema: SubscriptionListQuery }) query: z.output<typeof SubscriptionListQuery>) {
    return this.reader.list(query);
  }

  @Post()
  @Answers(SubscriptionDetails, 201)
  async start(@Body({ schema: CreateSubscription }) body: z.output<typeof CreateSubscription>) {
    return this.reader.get(await this.subscriptions.start(body));
  }

  @Get(':id')
  @Answers(SubscriptionDetails)
  read(@Param('id', { schema: Id }) id: number) {
    return this.reader.get(id);
  }

  @Patch(':id')
  @Answers(SubscriptionDetails)
  async change(
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: UpdateSubscription }) body: z.output<typeof UpdateSubscription>,
  ) {
    await this.subscriptions.change(id, body);
    return this.reader.get(id);
  }

  @Post(':id/cancel')
  @Answers(SubscriptionDetails)
  async cancel(@Param('id', { schema: Id }) id: number) {
    await this.subscriptions.cancel(id);
    return this.reader.get(id);
  }

  @Post(':id/invoices/:invoiceId/paid')
  @Answers(SubscriptionInvoice)
  pay(
    @Param('id', { schema: Id }) id: number,
    @Param('invoiceId', { schema: Id }) invoiceId: number,
    @Body({ schema: MarkSubscriptionPaid }) body: z.output<typeof MarkSubscriptionPaid>,
  ) {
    return this.payments.payByHand(id, invoiceId, body.reference);
  }
}
