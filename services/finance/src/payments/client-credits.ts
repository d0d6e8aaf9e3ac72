import { ErrorCode } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Conflict, Database } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { InvoiceRow } from '../invoices/invoice.entity';
import { PaymentRow } from './payment.entity';

const OVERPAID = `SUM(CASE WHEN invoice.receivedCents > invoice.totalCents - invoice.creditedCents
  THEN invoice.receivedCents - invoice.totalCents + invoice.creditedCents ELSE 0 END)`;

/**
 * What clients have paid too much: all that invoices received beyond what is owed on them, less what was used on other invoices and paid
 * back. It is always worked out, never kept. Hold the client before asking, so that nobody uses it in the meantime.
 */
@Injectable()
export class ClientCredits {
  constructor(private readonly db: Database) {}

  /** In cents. */
  async available(companyId: number, clientId: number): Promise<number> {
    const over = await this.db
      .repo(InvoiceRow)
      .createQueryBuilder('invoice')
      .select(OVERPAID, 'cents')
      .where({ companyId, clientId })
      .getRawOne<{ cents: string | number | null }>();
    const gone = await this.db
      .repo(PaymentRow)
      .createQueryBuilder('payment')
      .select('SUM(payment.amountCents)', 'cents')
      .where({ companyId, clientId, removedAt: IsNull() })
      .andWhere("(payment.method = 'credit' OR payment.kind = 'refund')")
      .getRawOne<{ cents: string | number | null }>();
    return Number(over?.cents ?? 0) - Number(gone?.cents ?? 0);
  }

  /** Throws `Conflict` on the field amount unless the client has that much credit. */
  async demand(companyId: number, clientId: number, cents: number): Promise<void> {
    const available = await this.available(companyId, clientId);
    if (available >= cents) return;
    const detail = `This client has a credit of ${centsToDecimal(Math.max(0, available))}.`;
    throw new Conflict(ErrorCode.creditShort, detail, 'amount');
  }

  /** Throws `Conflict` when more of the client's credit is used or paid back than payments have left there. */
  async demandUnused(companyId: number, clientId: number): Promise<void> {
    const missing = -(await this.available(companyId, clientId));
    if (missing <= 0) return;
    const detail = `${centsToDecimal(missing)} of this payment was credit that has been used since. Remove the refund, or the payment by credit on another invoice, first.`;
    throw new Conflict(ErrorCode.creditShort, detail);
  }
}
