import { randomUUID } from 'node:crypto';
import type { ClientCredit, CreateRefund } from '@dwang/contracts';
import { centsToDecimal, parseCents } from '@dwang/domain';
import { Database, Invalid, insertOnce, NotFound, type Scope } from '@dwang/platform';
import { ClientDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { todayOf } from '../invoices/invoice-reader';
import { ClientCredits } from './client-credits';
import { PaymentRow } from './payment.entity';
import { toPayment } from './payment.view';

/** A client's credit, and money that is paid back of it. */
@Injectable()
export class Refunds {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientDirectory,
    private readonly credits: ClientCredits,
  ) {}

  async creditOf(scope: Scope, clientId: number): Promise<ClientCredit> {
    const { companyId } = scope;
    if (!(await this.clients.find(scope, clientId))) throw new NotFound('No such client');
    const refunds = await this.db
      .repo(PaymentRow)
      .find({ where: { companyId, clientId, kind: 'refund' }, order: { day: 'DESC', id: 'DESC' }, take: 200 });
    const available = await this.credits.available(companyId, clientId);
    return { clientId, available: centsToDecimal(available), refunds: refunds.map(toPayment) };
  }

  /** A repeated `uid` changes nothing; with other content it is refused. */
  add(scope: Scope, clientId: number, input: z.output<typeof CreateRefund>): Promise<ClientCredit> {
    return this.db.tx(async () => {
      const { companyId, userId } = scope;
      const today = todayOf(scope);
      if ((input.day ?? '') > today) throw new Invalid('day', 'The day of a refund cannot be in the future');
      if (!(await this.clients.hold(scope, clientId))) throw new NotFound('No such client');
      const { uid = randomUUID(), method, reference, notes, day } = input;
      const amountCents = parseCents(input.amount);
      const isKnown = await this.db.repo(PaymentRow).existsBy({ companyId, uid });
      if (!isKnown) await this.credits.demand(companyId, clientId, amountCents);
      const said = { clientId, kind: 'refund' as const, amountCents, method, reference, notes, day };
      const refund = {
        ...said,
        uid,
        companyId,
        userId,
        invoiceId: null,
        day: day ?? today,
        createdAt: new Date(Date.now()),
        removedAt: null,
        removedBy: null,
        removedReason: '',
      };
      await insertOnce(this.db, PaymentRow, { companyId, uid }, refund, said);
      return this.creditOf(scope, clientId);
    });
  }
}
