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
import { Deeds } from '../deeds/deeds.service';

@Controller('admin/subscriptions')
@AdministratorOnly()
export class SubscriptionsController {
  constructor(
    @Inject(Subscriptions) private readonly subscriptions: Subscriptions,
    @Inject(SubscriptionReader) private readonly reader: SubscriptionReader,
    @Inject(Deeds) private readonly deeds: Deeds,
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
    const started = await this.reader.get(await this.subscriptions.start(body));
    this.deeds.subscription(started, (company) => `started the plan ${started.planName} for ${company}`);
    return started;
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
    const changed = await this.reader.get(id);
    this.deeds.subscription(changed, (company) => `changed ${company} to the plan ${changed.planName}`);
    return changed;
  }

  @Post(':id/cancel')
  @Answers(SubscriptionDetails)
  async cancel(@Param('id', { schema: Id }) id: number) {
    await this.subscriptions.cancel(id);
    const canceled = await this.reader.get(id);
    this.deeds.subscription(canceled, (company) => `canceled the subscription of ${company}`);
    return canceled;
  }

  @Post(':id/invoices/:invoiceId/paid')
  @Answers(SubscriptionInvoice)
  async pay(
    @Param('id', { schema: Id }) id: number,
    @Param('invoiceId', { schema: Id }) invoiceId: number,
    @Body({ schema: MarkSubscriptionPaid }) body: z.output<typeof MarkSubscriptionPaid>,
  ) {
    const paid = await this.payments.payByHand(id, invoiceId, body.reference);
    this.deeds.subscription(await this.reader.get(id), (company) => `marked invoice ${paid.number} of ${company} as paid`);
    return paid;
  }
}
