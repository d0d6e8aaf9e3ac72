import { Database } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { InvoiceCounter } from './invoice-counter.entity';

/**
 * Draws numbers 1, 2, 3 … per company and month. The upsert raises the counter in the caller's transaction and keeps others waiting
 * until that ends, so that numbers are never doubled and a rolled-back draw leaves no gap.
 */
export abstract class InvoiceSequence {
  protected abstract readonly raise: string;

  constructor(protected readonly db: Database) {}

  async next(companyId: number, period: string): Promise<number> {
    await this.db.manager.query(this.raise, [companyId, period]);
    const { lastNumber } = await this.db.repo(InvoiceCounter).findOneByOrFail({ companyId, period });
    return lastNumber;
  }
}

@Injectable()
export class SqliteInvoiceSequence extends InvoiceSequence {
  protected readonly raise = `INSERT INTO invoice_counters (companyId, period, lastNumber) VALUES (?, ?, 1)
    ON CONFLICT (companyId, period) DO UPDATE SET lastNumber = lastNumber + 1`;
}

@Injectable()
export class MysqlInvoiceSequence extends InvoiceSequence {
  protected readonly raise = `INSERT INTO invoice_counters (companyId, period, lastNumber) VALUES (?, ?, 1)
    ON DUPLICATE KEY UPDATE lastNumber = lastNumber + 1`;
}
