import { randomUUID } from 'node:crypto';
import { type CreatePayment, ErrorCode, type Payment } from '@dwang/contracts';
import { centsToDecimal, dayOf, openCents, parseCents } from '@dwang/domain';
import { Conflict, Database, Invalid, insertOnce, NotFound, type Scope } from '@dwang/platform';
import { ClientDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { BankLinks } from '../bank/bank-links';
import type { InvoiceRow } from '../invoices/invoice.entity';
import { InvoiceHistory } from '../invoices/invoice-history';
import { isIssued } from '../invoices/invoice-moves';
import { InvoiceRows } from '../invoices/invoice-rows';
import { ClientCredits } from './client-credits';
import { PaymentRow } from './payment.entity';
import { toPayment } from './payment.view';

export type PaymentInput = z.output<typeof CreatePayment>;

/** Payments for invoices. Each comes with the status, the client's balance and the history that it leads to, or not at all. */
@Injectable()
export class PaymentBook {
  constructor(
    private readonly db: Database,
    private readonly rows: InvoiceRows,
    private readonly clients: ClientDirectory,
    private readonly credits: ClientCredits,
    private readonly history: InvoiceHistory,
    private readonly bank: BankLinks,
  ) {}

  /** A repeated `uid` changes nothing; with other content it is refused. Money that has not come yet is no payment. */
  add(scope: Scope, invoiceId: number, input: PaymentInput): Promise<void> {
    return this.db.tx(async () => {
      if ((input.day ?? '') > dayOf(Date.now(), scope.timeZone))
        throw new Invalid('day', 'The day of a payment cannot be in the future');
      const row = await this.rows.hold(scope, invoiceId);
      await this.record(scope, row, input);
    });
  }

  /** Pays all that is open of a held invoice, if anything is. */
  async payOff(scope: Scope, row: InvoiceRow, day: string): Promise<void> {
    const open = openCents(row);
    const input = { amount: centsToDecimal(open), day, method: 'other' as const, reference: '', notes: '' };
    if (open > 0) await this.record(scope, row, input);
  }

  /** Takes a payment or refund out of the sums; it stays in sight. Repeating it changes nothing. */
  remove(scope: Scope, id: number, reason: string): Promise<Payment> {
    return this.db.tx(async () => {
      const where = { id, companyId: scope.companyId };
      const seen = await this.db.repo(PaymentRow).findOneBy(where);
      if (!seen) throw new NotFound('No such payment');
      const invoice = seen.invoiceId === null ? null : await this.rows.hold(scope, seen.invoiceId);
      if (!invoice) await this.clients.hold(scope, seen.clientId);
      const payment = await this.db.repo(PaymentRow).findOneByOrFail(where);
      if (payment.removedAt !== null) return toPayment(payment);
      const removal = { removedAt: new Date(Date.now()), removedBy: scope.userId, removedReason: reason };
      await this.db.repo(PaymentRow).update(where, removal);
      if (invoice) await this.withdraw(scope, invoice, payment, reason);
      await this.bank.release(scope.companyId, id);
      return toPayment({ ...payment, ...removal });
    });
  }

  private async record(scope: Scope, row: InvoiceRow, input: PaymentInput): Promise<void> {
    const { companyId, userId } = scope;
    const { uid = randomUUID(), method, reference, notes } = input;
    const amountCents = parseCents(input.amount);
    const isKnown = await this.db.repo(PaymentRow).existsBy({ companyId, uid });
    if (!isKnown) await this.check(row, method, amountCents);
    const said = { invoiceId: row.id, amountCents, method, reference, notes, day: input.day };
    const payment = {
      ...said,
      uid,
      companyId,
      userId,
      clientId: row.clientId,
      kind: 'payment' as const,
      day: input.day ?? dayOf(Date.now(), scope.timeZone),
      createdAt: new Date(Date.now()),
      removedAt: null,
      removedBy: null,
      removedReason: '',
    };
    const { isNew } = await insertOnce(this.db, PaymentRow, { companyId, uid }, payment, said);
    if (!isNew) return;
    const after = await this.rows.settle(row, { receivedCents: row.receivedCents + amountCents });
    const more = [{ field: 'method', from: null, to: method }];
    await this.history.record(scope, 'payment_added', { before: row, after, more });
  }

  private async check(row: InvoiceRow, method: PaymentInput['method'], cents: number): Promise<void> {
    if (!isIssued(row.status))
      throw new Conflict(ErrorCode.paymentNotOpen, `Nothing is owed on an invoice that is ${row.status}.`);
    if (method !== 'credit') return;
    const open = openCents(row);
    if (open === 0) throw new Conflict(ErrorCode.paymentNotOpen, 'Nothing is owed on this invoice any more.');
    if (cents > open) throw new Invalid('amount', `Only ${centsToDecimal(open)} is open on this invoice`);
    await this.credits.demand(row.companyId, row.clientId, cents);
  }

  /** Credit that has been used cannot be taken back from under the invoice that it paid. */
  private async withdraw(scope: Scope, before: InvoiceRow, { amountCents }: PaymentRow, reason: string): Promise<void> {
    const after = await this.rows.settle(before, { receivedCents: before.receivedCents - amountCents });
    await this.credits.demandUnused(before.companyId, before.clientId);
    await this.history.record(scope, 'payment_removed', { before, after, more: [{ field: 'reason', from: null, to: reason }] });
  }
}
