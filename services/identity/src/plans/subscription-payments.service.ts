import { createHash } from 'node:crypto';
import { type BillingEvent, type BillingEventReceipt, ErrorCode, type SubscriptionInvoice } from '@dwang/contracts';
import { parseCents } from '@dwang/domain';
import { Conflict, Database, insertOnce, NotFound } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { BillingEventRow } from './billing-event.entity';
import { SubscriptionRow } from './subscription.entity';
import { SubscriptionInvoiceRow } from './subscription-invoice.entity';
import { invoiceView } from './subscription-view';
import { Subscriptions } from './subscriptions.service';

type Event = z.output<typeof BillingEvent>;

/** Public face: how it is noted that a company has paid, by hand or by a provider's events. No card is ever charged here. */
@Injectable()
export class SubscriptionPayments {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Subscriptions) private readonly subscriptions: Subscriptions,
  ) {}

  /** One that is paid already stays as it is. */
  payByHand(subscriptionId: number, id: number, reference: string): Promise<SubscriptionInvoice> {
    return this.db.tx(async () => {
      const row = await this.db.findForUpdate(SubscriptionInvoiceRow, { id, subscriptionId });
      if (!row) throw new NotFound('No such invoice');
      return invoiceView(await this.pay(row, 'hand', reference));
    });
  }

  /**
   * Applies an event once, whatever the provider repeats. Throws `NotFound` for what is not ours, `Conflict` for another amount, or for
   * another event under a known id; nothing of it is kept then, so that the provider may send it again.
   */
  apply(event: Event): Promise<BillingEventReceipt> {
    return this.db.tx(async () => {
      const digest = createHash('sha256').update(JSON.stringify(event)).digest('hex');
      const row = { eventId: event.id, type: event.type, digest, receivedAt: new Date() };
      const { isNew } = await insertOnce(this.db, BillingEventRow, { eventId: event.id }, row);
      if (isNew) await this.act(event);
      else await this.refuseOther(event.id, digest);
      return { received: true, repeated: !isNew };
    });
  }

  private async act(event: Event): Promise<void> {
    if (event.type === 'subscription.canceled') return this.cancel(event.subscription);
    const invoice = await this.db.findForUpdate(SubscriptionInvoiceRow, { number: event.invoice });
    if (!invoice) throw new NotFound('No such invoice');
    if (event.type === 'invoice.failed') return this.fail(invoice);
    if (parseCents(event.amount) !== invoice.amountCents) {
      throw new Conflict(ErrorCode.billingAmount, 'This is not the amount of the invoice', 'amount');
    }
    await this.pay(invoice, 'webhook', event.reference);
  }

  private async pay(row: SubscriptionInvoiceRow, paidBy: 'hand' | 'webhook', reference: string) {
    if (row.status !== 'open') return row;
    const paid = { ...row, status: 'paid' as const, paidAt: new Date(), paidBy, reference };
    await this.db.repo(SubscriptionInvoiceRow).save(paid);
    const isAnyOpen = await this.db.repo(SubscriptionInvoiceRow).existsBy({ subscriptionId: row.subscriptionId, status: 'open' });
    if (!isAnyOpen) await this.turn(row.subscriptionId, 'past_due', 'active');
    return paid;
  }

  /** A charge that failed after all was paid says nothing. */
  private async fail({ status, subscriptionId }: SubscriptionInvoiceRow): Promise<void> {
    if (status === 'open') await this.turn(subscriptionId, 'active', 'past_due');
  }

  private async turn(id: number, from: 'active' | 'past_due', to: 'active' | 'past_due'): Promise<void> {
    const row = await this.db.findForUpdate(SubscriptionRow, { id });
    if (row?.status !== from) return;
    await this.db.repo(SubscriptionRow).update({ id }, { status: to, version: row.version + 1, updatedAt: new Date() });
  }

  private async cancel(uid: string): Promise<void> {
    const row = await this.db.repo(SubscriptionRow).findOneBy({ uid });
    if (!row) throw new NotFound('No such subscription');
    await this.subscriptions.cancel(row.id);
  }

  private async refuseOther(eventId: string, digest: string): Promise<void> {
    const known = await this.db.repo(BillingEventRow).findOneByOrFail({ eventId });
    if (known.digest !== digest) throw new Conflict(ErrorCode.billingEventReused, 'Another event came under this id', 'id');
  }
}
