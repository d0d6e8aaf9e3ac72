import { BillingEvent, BillingEventReceipt } from '@dwang/contracts';
import { SubscriptionPayments } from '@dwang/identity';
import { Answers, KeepsSentText, Public } from '@dwang/platform';
import { Body, Controller, Inject, Post, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { BillingSignatureGuard } from './billing-signature.guard';

/** The port to which a provider of payments, or a small adapter of one, tells what was paid. `infra/docs/billing.md` describes it. */
@Controller('billing/events')
export class BillingController {
  constructor(@Inject(SubscriptionPayments) private readonly payments: SubscriptionPayments) {}

  @Post()
  @Public()
  @KeepsSentText()
  @UseGuards(BillingSignatureGuard)
  @Answers(BillingEventReceipt)
  receive(@Body({ schema: BillingEvent }) event: z.output<typeof BillingEvent>) {
    return this.payments.apply(event);
  }
}
